import { EXCHANGE_RATES } from '@manzil/rules/cost-parameters';
import type { ExchangeRate } from '@manzil/rules/exchange-rates';
import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from '../../shared/lib/local-memory';

/** The fields of a rate that browsers need. */
export type Rate = Pick<ExchangeRate, 'currency' | 'aed' | 'validFrom' | 'isDemo'>;

interface State {
  /** Undefined until they were read. */
  rates: readonly Rate[] | undefined;
  hasFailed: boolean;
  /** The currency that is shown beside AED. */
  chosen: string | null;
}

const NOTHING: State = { rates: undefined, hasFailed: false, chosen: null };
let state: State | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<State>): void {
  state = { ...read(), ...change };
  for (const listener of listeners) listener();
}

/** Takes up the currency chosen on an earlier visit; the rates are read only then. */
function read(): State {
  if (state === undefined) {
    state = { ...NOTHING, chosen: recall('currency') };
    if (state.chosen !== null) void loadRates();
  }
  return state;
}

/** Reads the rates of the day. */
export async function loadRates(): Promise<void> {
  try {
    const response = await fetch(EXCHANGE_RATES);
    if (!response.ok) throw new Error(String(response.status));
    set({ rates: (await response.json()) as Rate[], hasFailed: false });
  } catch {
    set({ hasFailed: true });
  }
}

/** Shows `currency` beside AED, now and on later visits; null shows AED alone. */
export function chooseCurrency(currency: string | null): void {
  if (currency === null) forget('currency');
  else remember('currency', currency);
  set({ chosen: currency });
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const useCurrency = (): State => useSyncExternalStore(subscribe, read, () => NOTHING);

export const chosenRate = ({ rates, chosen }: State): Rate | undefined =>
  rates?.find(({ currency }) => currency === chosen);
