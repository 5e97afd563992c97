import { separateLead } from '@manzil/contracts/http/lead-merges';
import type { MergedEnquiry as Enquiry } from '@manzil/contracts/leads/timeline';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../../kit/data/call-api';
import { KIND_LABELS } from './lead-labels';
import { LeadPhotos } from './lead-photos';
import { MERGE_LABELS as TEXTS } from './merge-texts';
import { SiteLink } from './site-path';
import styles from './leads.module.css';

/** The form of a lead that was merged into this one, which can be separated again. */
export function MergedEnquiry({
  enquiry,
  onSeparated,
}: {
  enquiry: Enquiry;
  onSeparated: () => Promise<void>;
}) {
  const { id, kind, name, email, phone, listing, message, photos } = enquiry;
  const [busy, setBusy] = useState(false);
  const separate = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi(separateLead, { params: { id } });
      toasts.done(TEXTS.separated);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await onSeparated();
    setBusy(false);
  };
  return (
    <div className={styles.merged}>
      <p dir="auto">{[KIND_LABELS[kind], name, email, phone].filter(Boolean).join(', ')}</p>
      {listing && (
        <p>
          <SiteLink href={`/${encodeURIComponent(listing.pagelink)}`}>
            {`${listing.title} (${listing.reference})`}
          </SiteLink>
        </p>
      )}
      {message && <p dir="auto">{message}</p>}
      {photos.length > 0 && <LeadPhotos lead={{ id, photos }} />}
      <EditOnly>
        <div className="backend-actions">
          <Button busy={busy} onClick={() => void separate()}>
            {TEXTS.separate}
          </Button>
        </div>
      </EditOnly>
    </div>
  );
}
