import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { formatBedrooms, formatPrice } from '../../kit/labels/format';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import styles from './run.module.css';

const LISTING = [
  'Line',
  'Reference',
  'Title',
  'For',
  'Type',
  'Community',
  'Beds',
  'Price',
  'Photos',
] as const;
const PROBLEM = ['Field', 'Reason', 'Result', 'Count', 'First line'] as const;

/** The first records as listings, and each value that could not be read. */
export function SampledListings({ sample }: { sample: FeedSample }) {
  const { read, rejected, records, problems, error } = sample;
  return (
    <>
      <section className="backend-panel backend-form" aria-labelledby="sampled">
        <h2 id="sampled" className="backend-title">
          Preview of the result
        </h2>
        <p role="status">
          Of the first {read} {read === 1 ? 'record' : 'records'}, {rejected} would be left out.
        </p>
        {error !== null && <p className={styles.unknown}>{error}</p>}
        <ScrollTable caption="Sample" head={LISTING} stacked={table.stacked}>
          {records.map(({ line, reference, listing }, index) => (
            <tr key={index}>
              <td data-label={LISTING[0]}>{line ?? '–'}</td>
              <td data-label={LISTING[1]}>{reference ?? '–'}</td>
              {listing === null ? (
                <td colSpan={7} className={styles.unknown}>
                  Would be left out
                </td>
              ) : (
                <>
                  <td data-label={LISTING[2]}>{listing.title || listing.name}</td>
                  <td data-label={LISTING[3]}>{listing.adType === 'rent' ? 'Rent' : 'Sale'}</td>
                  <td data-label={LISTING[4]}>{listing.unitType ?? '–'}</td>
                  <td data-label={LISTING[5]}>{listing.community || '–'}</td>
                  <td data-label={LISTING[6]}>
                    {listing.bedrooms === null ? '–' : formatBedrooms(listing.bedrooms)}
                  </td>
                  <td data-label={LISTING[7]}>
                    {listing.price === null ? 'On request' : formatPrice(listing.price)}
                  </td>
                  <td data-label={LISTING[8]}>{listing.photos}</td>
                </>
              )}
            </tr>
          ))}
        </ScrollTable>
      </section>
      {problems.length > 0 && (
        <section className="backend-panel backend-form" aria-labelledby="not-read">
          <h2 id="not-read" className="backend-title">
            Values that cannot be read
          </h2>
          <ScrollTable caption="Unread values" head={PROBLEM} stacked={table.stacked}>
            {problems.map(({ field, reason, severity, count, line }) => (
              <tr key={`${field} ${reason}`}>
                <td data-label={PROBLEM[0]}>{field}</td>
                <td data-label={PROBLEM[1]}>{reason}</td>
                <td data-label={PROBLEM[2]}>
                  {severity === 'rejected' ? 'The listing is left out' : 'The value is left out'}
                </td>
                <td data-label={PROBLEM[3]}>{count}</td>
                <td data-label={PROBLEM[4]}>{line ?? '–'}</td>
              </tr>
            ))}
          </ScrollTable>
        </section>
      )}
    </>
  );
}
