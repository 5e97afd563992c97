import { resolvePlace } from '@manzil/contracts/http/places';
import type { Place, UnresolvedPlace } from '@manzil/contracts/listings/place';
import { useState } from 'react';
import { callApi, messageOf } from '../../kit/data/call-api';
import { EMIRATES } from '../../kit/labels/emirates';
import { useRefresh } from '../../kit/data/use-refresh';
import { Button } from '../../../shared/ui/button';
import table from '../../../shared/ui/data-table.module.css';
import { EditOnly, useReadOnly } from '../../../shared/ui/read-only';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { toasts } from '../../../shared/ui/toast-queue';
import styles from './run.module.css';

const NOT_CHOSEN = '';
const KEEP = ' keep';

interface UnresolvedPlacesProps {
  names: readonly UnresolvedPlace[];
  places: readonly Place[];
}

/** Place names in listings that match no known place, with a choice for each. */
export function UnresolvedPlaces({ names, places }: UnresolvedPlacesProps) {
  if (names.length === 0) return null;
  const open = names.filter(({ kept }) => !kept).length;
  const communities = places.map(({ name }) => name).sort();
  return (
    <section
      className={`backend-panel backend-form ${styles.unknownPlaces}`}
      aria-labelledby="unresolved-places"
    >
      <h2 id="unresolved-places" className="backend-title">
        Unknown places
      </h2>
      <p role="status">
        {open === 0
          ? 'Every name has a place.'
          : open === 1
            ? '1 name is not a known place. Choose its place, or add it as a new one.'
            : `${open} names are not known places. Choose a place for each, or add it as a new one.`}
      </p>
      <ScrollTable
        caption="Unknown places"
        head={['Name', 'Kind', 'Properties', 'For example', 'Place', 'Actions']}
        stacked={table.stacked}
      >
        {names.map((unresolved) => (
          <UnresolvedRow
            key={`${unresolved.kind} ${unresolved.name}`}
            unresolved={unresolved}
            options={unresolved.kind === 'emirate' ? EMIRATES : communities}
          />
        ))}
      </ScrollTable>
    </section>
  );
}

function UnresolvedRow({
  unresolved: { kind, name, listings, references, kept },
  options,
}: {
  unresolved: UnresolvedPlace;
  options: readonly string[];
}) {
  const stored = kept ? KEEP : NOT_CHOSEN;
  const [chosen, setChosen] = useState(stored);
  const [busy, setBusy] = useState(false);
  const isReadOnly = useReadOnly();
  const refresh = useRefresh();
  const apply = async (): Promise<void> => {
    setBusy(true);
    const place = chosen === KEEP ? null : chosen;
    try {
      const result = await callApi(resolvePlace, { body: { kind, name, place } });
      toasts.done(
        place === null
          ? `${name} was added as a place.`
          : `${name} is now ${place}. Properties updated: ${result.listings.toLocaleString('en')}.`,
      );
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setBusy(false);
  };
  return (
    <tr>
      <td>
        <strong dir="auto">{name}</strong>
      </td>
      <td>{kind === 'emirate' ? 'Emirate' : 'Community'}</td>
      <td data-label="Properties">{listings.toLocaleString('en')}</td>
      <td className={styles.examples} data-label="For example">
        {references.join(' · ')}
      </td>
      <td>
        <select
          className={styles.choice}
          aria-label={`Place of ${name}`}
          value={chosen}
          disabled={isReadOnly}
          onChange={({ target: { value } }) => {
            setChosen(value);
          }}
        >
          {!kept && <option value={NOT_CHOSEN}>Not chosen yet</option>}
          <option value={KEEP}>Add as a new place</option>
          {options
            .filter((option) => option !== name)
            .map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
        </select>
      </td>
      <td>
        <EditOnly>
          <Button busy={busy} disabled={chosen === stored} onClick={() => void apply()}>
            Apply<span className="visually-hidden"> to {name}</span>
          </Button>
        </EditOnly>
      </td>
    </tr>
  );
}
