import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ListingCard } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { formatListingPrice } from '../../lib/format';
import { listingName, listingPlace, typeAndBeds } from '../../lib/listing-words';
import { DataTable, type Column } from '../ui/data-table';
import styles from './properties.module.css';

/** One page of listings in the order of the search. */
export function PropertyTable({ items, adType }: { items: readonly ListingCard[]; adType: AdType }) {
  const columns = useMemo<Column<ListingCard>[]>(
    () => [
      { accessorKey: 'reference', header: 'Reference', enableSorting: false },
      {
        id: 'property',
        header: 'Property',
        enableSorting: false,
        cell: ({ row: { original } }) => <PropertyCell card={original} />,
      },
      {
        id: 'type',
        header: 'Type',
        enableSorting: false,
        cell: ({ row: { original } }) => typeAndBeds(original),
      },
      {
        id: 'price',
        header: 'Price',
        enableSorting: false,
        cell: ({ row: { original } }) => (
          <span className={styles.price}>{formatListingPrice(original.price, adType)}</span>
        ),
      },
      {
        id: 'featured',
        header: 'Featured',
        enableSorting: false,
        cell: ({ row: { original } }) => (original.featured ? 'Featured' : '–'),
      },
    ],
    [adType],
  );
  return (
    <DataTable
      caption="Properties"
      rows={items}
      columns={columns}
      empty="No result found!"
      idOf={({ id }) => String(id)}
    />
  );
}

function PropertyCell({ card }: { card: ListingCard }) {
  const image = card.images[1] ?? card.images[0];
  return (
    <span className={styles.property}>
      {image === undefined ? <span className={styles.blank} /> : <img src={image} alt="" loading="lazy" />}
      <span>
        <Link to={`/backend/properties/${card.pagelink}`} className="backend-link">
          {listingName(card)}
        </Link>
        <span>{listingPlace(card)}</span>
      </span>
    </span>
  );
}
