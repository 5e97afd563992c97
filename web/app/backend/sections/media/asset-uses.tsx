import type { AssetUse } from '@manzil/contracts/media/library';
import { Link } from 'react-router';
import { placeOf } from './place-of';

/** The places that show a file. */
export function AssetUses({ uses }: { uses: readonly AssetUse[] }) {
  if (uses.length === 0) return <p>Not used anywhere</p>;
  return (
    <ul>
      {uses.map((use) => {
        const place = placeOf(use);
        const name = use.label === '' ? use.owner : use.label;
        return (
          <li key={use.owner}>
            {place === undefined ? (
              name
            ) : (
              <Link to={place} className="backend-link">
                {name}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
