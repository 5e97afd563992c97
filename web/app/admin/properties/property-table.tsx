import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatListingPrice } from '../../lib/format';
import { listingName, listingPlace, typeAndBeds } from '../../lib/listing-words';
import { Button } from '../../ui/button';
import { PagedTable } from '../../ui/paged-table';
import { RecordLink } from '../parts/record-link';
import { propertiesQuery } from './property-calls';
import { locksOf, STATUS_WORDS } from './property-words';
import { useLock, type LockChanges } from './use-lock';
import { EditOnly } from '../../ui/read-only';
import styles from './properties.module.css';

/** One page of listings; those changed last come first. */
export function PropertyTable() {
  const [params] = useSearchParams();
  const { items, page, pageCount, total } = useSuspenseQuery(propertiesQuery(params)).data;
  const locks = useLock();
  return (
    <PagedTable
      caption="Properties"
      head={['Reference', 'Property', 'Type', 'Price', 'State', 'Locks', 'Actions']}
      empty="No result found!"
      page={page}
      pageCount={pageCount}
      total={total}
    >
      {items.map((property) => (
        <tr key={property.id}>
          <td className={styles.reference}>{property.reference}</td>
          <td>
            <PropertyCell property={property} />
          </td>
          <td>{typeAndBeds(property)}</td>
          <td className={styles.price}>{formatListingPrice(property.price, property.adType)}</td>
          <td className={styles[property.status]}>{STATUS_WORDS[property.status]}</td>
          <td>{locksOf(property).join(', ') || '–'}</td>
          <td>
            <EditOnly>
              <RowActions property={property} locks={locks} />
            </EditOnly>
          </td>
        </tr>
      ))}
    </PagedTable>
  );
}

/** A second press gives the field back to the feed. */
function RowActions({ property, locks }: { property: ManagedProperty; locks: LockChanges }) {
  const { id, featured, feed, overrides } = property;
  const name = listingName(property);
  const hidden = overrides.hidden === true;
  return (
    <div className={styles.actions}>
      <Button
        kind="quiet"
        aria-pressed={featured}
        aria-label={`Feature ${name}, ${property.reference}`}
        busy={locks.busy === `${id} featured`}
        onClick={() =>
          void locks.change(
            property,
            'featured',
            feed.featured === !featured ? undefined : !featured,
            `${name} is ${featured ? 'no longer featured' : 'featured now'}.`,
          )
        }
      >
        Feature
      </Button>
      <Button
        kind="quiet"
        aria-pressed={hidden}
        aria-label={`Hide ${name}, ${property.reference}`}
        busy={locks.busy === `${id} hidden`}
        onClick={() =>
          void locks.change(
            property,
            'hidden',
            hidden ? undefined : true,
            `${name} is ${hidden ? 'shown again' : 'hidden now'}.`,
          )
        }
      >
        Hide
      </Button>
    </div>
  );
}

function PropertyCell({ property }: { property: ManagedProperty }) {
  const [image] = property.images;
  return (
    <span className={styles.property}>
      {image === undefined ? <span className={styles.blank} /> : <img src={image} alt="" loading="lazy" />}
      <span>
        <RecordLink to={`/backend/properties/${property.pagelink}`} className="backend-link">
          {listingName(property)}
        </RecordLink>
        <span>{listingPlace(property)}</span>
      </span>
    </span>
  );
}
