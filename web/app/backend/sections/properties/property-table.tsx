import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatListingPrice } from '../../kit/labels/format';
import { listingName, listingPlace, typeAndBeds } from '../../../shared/lib/listing-labels';
import { Button } from '../../../shared/ui/button';
import { PagedTable } from '../../../shared/ui/paged-table';
import { SelectAll } from '../../../shared/ui/select-all';
import { useSelection, type Selection } from '../../../shared/ui/use-selection';
import { RecordLink } from '../../kit/address/record-link';
import { PropertyBulkBar } from './property-bulk-bar';
import { propertiesQuery } from './property-calls';
import { LIST_LABELS, locksOf, STATUS_LABELS } from './property-labels';
import { useLock, type LockChanges } from './use-lock';
import { EditOnly } from '../../../shared/ui/read-only';
import { english } from '../../../shared/lib/english';
import styles from './properties.module.css';

const HEAD = ['Select', 'Reference', 'Property', 'Type', 'Price', 'Adviser', 'State', 'Locks', 'Actions'];

/** One page of listings; those changed last come first unless another order is chosen. */
export function PropertyTable() {
  const [params] = useSearchParams();
  const { items, page, pageCount, total, more } = useSuspenseQuery(propertiesQuery(params)).data;
  const locks = useLock();
  const selection = useSelection(items, ({ id }) => String(id));
  const isAll = items.length > 0 && items.every((item) => selection.has(item));
  return (
    <>
      <EditOnly>
        <PropertyBulkBar selection={selection} />
        {items.length > 0 && (
          <SelectAll
            label={LIST_LABELS.selectPage}
            isAll={isAll}
            onChange={(isOn) => {
              selection.set(items, isOn);
            }}
          />
        )}
      </EditOnly>
      <PagedTable
        caption="Properties"
        head={HEAD}
        empty="No result found!"
        page={page}
        pageCount={pageCount}
        total={total}
        more={more}
        stacked={styles.stacked}
      >
        {items.map((property) => (
          <Row key={property.id} property={property} locks={locks} selection={selection} />
        ))}
      </PagedTable>
    </>
  );
}

interface RowProps {
  property: ManagedProperty;
  locks: LockChanges;
  selection: Selection<ManagedProperty>;
}

function Row({ property, locks, selection }: RowProps) {
  const locked = locksOf(property).join(', ');
  return (
    <tr>
      <td className={styles.select}>
        <EditOnly>
          <input
            type="checkbox"
            aria-label={LIST_LABELS.select(`${listingName(english, property)}, ${property.reference}`)}
            checked={selection.has(property)}
            onChange={({ target }) => {
              selection.set([property], target.checked);
            }}
          />
        </EditOnly>
      </td>
      <td className={styles.reference}>
        {property.reference}
        {property.own && <span className={styles.own}>{LIST_LABELS.own}</span>}
      </td>
      <td className={styles.cell}>
        <PropertyCell property={property} />
      </td>
      <td className={styles.type}>
        {typeAndBeds(english, property)
          .split(' ')
          .map((word, index) => (
            <span key={index}>{word} </span>
          ))}
      </td>
      <td className={styles.price}>{formatListingPrice(property.price, property.adType)}</td>
      <td data-label="Adviser">{property.agent?.name ?? '–'}</td>
      <td className={styles[property.status]}>{STATUS_LABELS[property.status]}</td>
      <td data-label="Locks">{locked || '–'}</td>
      <td>
        <EditOnly>
          <RowActions property={property} locks={locks} />
        </EditOnly>
      </td>
    </tr>
  );
}

/** A second press removes the lock, so that the field follows the feed again. */
function RowActions({ property, locks }: { property: ManagedProperty; locks: LockChanges }) {
  const { id, own, featured, feed, overrides } = property;
  const name = listingName(english, property);
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
            !own && feed.featured === !featured ? undefined : !featured,
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
  const image = property.images[1] ?? property.images[0];
  return (
    <span className={styles.property}>
      {image === undefined ? <span className={styles.blank} /> : <img src={image} alt="" loading="lazy" />}
      <span>
        <RecordLink to={`/backend/properties/${property.pagelink}`} className="backend-link">
          {listingName(english, property)}
        </RecordLink>
        <span>{listingPlace(english, property)}</span>
      </span>
    </span>
  );
}
