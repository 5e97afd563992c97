import type { ListingCard } from '@manzil/contracts/listings/property';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { english } from '../../../shared/lib/english';
import { listingName, listingPlace } from '../../../shared/lib/listing-labels';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { findHomes } from '../data/find-homes';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

/** Searches live listings while typing, to select one of them. */
export function HomeSearch({ onHome }: { onHome: (home: ListingCard) => void }) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { data: homes, isFetching } = useQuery({
    queryKey: ['homes', wanted],
    queryFn: ({ signal }) => findHomes(wanted, signal),
    enabled: wanted.length > 1,
  });
  return (
    <div className="backend-form">
      <TextField
        label={WORDS.homeLabel}
        hint={WORDS.homeHint}
        autoComplete="off"
        value={typed}
        onText={setTyped}
        onKeyDown={(event) => {
          // Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div role="status">
        {isFetching && <p>{WORDS.searching}</p>}
        {!isFetching && homes?.length === 0 && <p>{WORDS.noHomes}</p>}
      </div>
      {homes !== undefined && homes.length > 0 && (
        <ul className={styles.found}>
          {homes.map((home) => (
            <li key={home.id}>
              <span>
                <strong>{listingName(english, home)}</strong> {listingPlace(english, home)}, {home.reference}
              </span>
              <Button
                aria-label={WORDS.addHome(home.reference)}
                onClick={() => {
                  onHome(home);
                }}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
