import * as http from '@manzil/contracts/http/my-listings';
import type { AdvisedListing } from '@manzil/contracts/listings/advised-listing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../../kit/data/call-api';
import { endpointQuery } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { SectionHead } from '../../kit/layout/section-head';
import { formatListingPrice } from '../../kit/labels/format';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { EditMyListing } from './edit-my-listing';
import { MY_TEXTS as TEXTS } from './my-listing-texts';
import { STATUS_LABELS } from './property-labels';
import styles from './my-listings.module.css';

export const myListingsQuery = endpointQuery(http.listMyListings, {});

/** The listings of the member, who changes their price and photos and says that they are still available. */
export function MyListings() {
  const { hasEmail, listings } = useSuspenseQuery(myListingsQuery).data;
  const [editing, setEditing] = useState<AdvisedListing | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setEditing(undefined);
  };
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      {listings.length === 0 && <p>{hasEmail ? TEXTS.none : TEXTS.noEmail}</p>}
      <ul className={styles.list} aria-label={TEXTS.title}>
        {listings.map((listing) => (
          <Row key={listing.id} listing={listing} onEdit={setEditing} />
        ))}
      </ul>
      {editing !== undefined && (
        <EditMyListing
          listing={editing}
          onClose={close}
          onSaved={() => {
            close();
            toasts.done(TEXTS.saved);
            void refresh();
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  listing: AdvisedListing;
  onEdit: (listing: AdvisedListing) => void;
}

function Row({ listing, onEdit }: RowProps) {
  const { id, pagelink, title, reference, community, images, status, confirmedAt } = listing;
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi(http.confirmMyListing, { params: { id } });
      toasts.done(TEXTS.confirmed(reference));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setBusy(false);
  };
  return (
    <li className={styles.listing}>
      {images[0] === undefined ? (
        <span className={styles.photo} />
      ) : (
        <img className={styles.photo} src={images[0]} alt="" loading="lazy" />
      )}
      <div className={styles.details}>
        {status === 'public' || status === 'missing' ? (
          <a className="backend-link" href={`/${pagelink}`}>
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        <span>{formatListingPrice(listing.price, listing.adType)}</span>
        <span className={styles.soft}>
          {[reference, community, STATUS_LABELS[status], TEXTS.photos(images.length)].join(' · ')}
        </span>
        <span className={styles.soft}>
          {confirmedAt === null ? TEXTS.neverConfirmed : TEXTS.confirmedAt(formatDateTime(confirmedAt))}
        </span>
      </div>
      <EditOnly>
        <div className="backend-actions">
          <Button
            aria-label={TEXTS.editOf(reference)}
            onClick={() => {
              onEdit(listing);
            }}
          >
            {TEXTS.edit}
          </Button>
          <Button busy={busy} aria-label={TEXTS.confirmOf(reference)} onClick={() => void confirm()}>
            {TEXTS.confirm}
          </Button>
        </div>
      </EditOnly>
    </li>
  );
}
