import type { FailedFeedPhoto, FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { Link } from 'react-router';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { PagedTable } from '../../../shared/ui/paged-table';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './photos.module.css';

interface PhotoTableProps {
  photos: FailedFeedPhotoPage;
  /** The URL that is being retried. */
  asking: string | undefined;
  onRetry: (url: string) => void;
}

export const PhotoTable = ({ photos, asking, onRetry }: PhotoTableProps) => (
  <PagedTable
    caption="Failed photos"
    head={['Listing', 'Photo', 'Reason', 'Tries', 'Next try', 'Actions']}
    empty="All photos of the feed have been downloaded."
    page={photos.page}
    pageCount={photos.pageCount}
    total={photos.total}
  >
    {photos.items.map((photo) => (
      <tr key={photo.url} className={styles.row}>
        <td>
          <Listings of={photo} />
        </td>
        <td className={styles.photo}>
          <a href={photo.url} target="_blank" rel="noreferrer" className="backend-link">
            {photo.url}
          </a>
          <span>
            {photo.filename === null
              ? 'The site shows it from this address.'
              : 'The site shows the copy that was downloaded earlier.'}
          </span>
        </td>
        <td className={styles.reason}>{photo.error}</td>
        <td className={styles.dateTime}>
          <strong>{photo.attempts.toLocaleString('en')}</strong>
          <small>since {formatDateTime(photo.failingSince)}</small>
        </td>
        <td className={styles.dateTime}>{photo.inHand ? 'Now' : formatDateTime(photo.nextTryAt)}</td>
        <td className={styles.act}>
          <EditOnly>
            <Button
              busy={asking === photo.url || photo.inHand}
              aria-label={`Try again: ${photo.url}`}
              onClick={() => {
                onRetry(photo.url);
              }}
            >
              Try again
            </Button>
          </EditOnly>
        </td>
      </tr>
    ))}
  </PagedTable>
);

const Listings = ({ of: { shownBy } }: { of: FailedFeedPhoto }) => (
  <ul className={styles.listings}>
    {shownBy.map(({ title, reference, pagelink }) => (
      <li key={`${reference ?? ''} ${title}`}>
        {pagelink === null ? (
          title
        ) : (
          <>
            <Link to={`/backend/properties/${encodeURIComponent(pagelink)}`} className="backend-link">
              {reference}
            </Link>
            <span>{title}</span>
          </>
        )}
      </li>
    ))}
  </ul>
);
