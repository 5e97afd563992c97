import type { listCountries } from '@manzil/contracts/http/reference';
import { useEffect, useState } from 'react';
import { publicApi } from '../../lib/public-api';
import { parseCountries, type Country } from './countries';

let asked: Promise<Country[]> | undefined;

/** The reference list, requested once; a failure is not remembered, so that the next opening tries again. */
function loadCountries(): Promise<Country[]> {
  asked ??= publicApi<typeof listCountries>('GET', '/api/countries', {})
    .then(parseCountries)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

export interface Countries {
  list: readonly Country[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Countries, loaded when they are first needed. */
export function useCountries(wanted: boolean): Countries {
  const [countries, setCountries] = useState<Countries>({ list: [], state: 'idle' });
  const missing = wanted && countries.state !== 'ready';

  useEffect(() => {
    if (!missing) return;
    let stale = false;
    loadCountries().then(
      (list) => {
        if (!stale) setCountries({ list, state: list.length > 0 ? 'ready' : 'failed' });
      },
      () => {
        if (!stale) setCountries({ list: [], state: 'failed' });
      },
    );
    return () => {
      stale = true;
    };
  }, [missing]);

  return countries.state === 'idle' && wanted ? { list: [], state: 'loading' } : countries;
}
