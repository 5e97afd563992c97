import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { formatBedrooms, formatPrice } from '../../kit/labels/format';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import styles from './run.module.css';

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
        <ScrollTable
          caption="Sample"
          head={['Line', 'Reference', 'Title', 'For', 'Type', 'Community', 'Beds', 'Price', 'Photos']}
        >
          {records.map(({ line, reference, listing }, index) => (
            <tr key={index}>
              <td>{line ?? '–'}</td>
              <td>{reference ?? '–'}</td>
              {listing === null ? (
                <td colSpan={7} className={styles.unknown}>
                  Would be left out
                </td>
              ) : (
                <>
                  <td>{listing.title || listing.name}</td>
                  <td>{listing.adType === 'rent' ? 'Rent' : 'Sale'}</td>
                  <td>{listing.unitType ?? '–'}</td>
                  <td>{listing.community || '–'}</td>
                  <td>{listing.bedrooms === null ? '–' : formatBedrooms(listing.bedrooms)}</td>
                  <td>{listing.price === null ? 'On request' : formatPrice(listing.price)}</td>
                  <td>{listing.photos}</td>
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
          <ScrollTable caption="Unread values" head={['Field', 'Reason', 'Result', 'Count', 'First line']}>
            {problems.map(({ field, reason, severity, count, line }) => (
              <tr key={`${field} ${reason}`}>
                <td>{field}</td>
                <td>{reason}</td>
                <td>{severity === 'rejected' ? 'The listing is left out' : 'The value is left out'}</td>
                <td>{count}</td>
                <td>{line ?? '–'}</td>
              </tr>
            ))}
          </ScrollTable>
        </section>
      )}
    </>
  );
}
