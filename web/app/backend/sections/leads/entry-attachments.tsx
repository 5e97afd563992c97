import type { TimelineEntry } from '@manzil/contracts/leads/timeline';
import { Fragment } from 'react';
import { TIMELINE_LABELS } from './lead-labels';
import styles from './leads.module.css';

/** Names the files of a mail, with links to those that are in the library. */
export function EntryAttachments({ entry }: { entry: TimelineEntry }) {
  const { kind, attachments, attachmentPaths } = entry;
  return (
    <p>
      {TIMELINE_LABELS.attached(attachments.length)}{' '}
      {attachments.map((name, index) => {
        const path = attachmentPaths[index];
        return (
          <Fragment key={path ?? `${String(index)} ${name}`}>
            {index > 0 && ', '}
            {path == null ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={path} target="_blank" rel="noopener" className={styles.open}>
                <bdi>{name}</bdi>
                <span className="visually-hidden">{TIMELINE_LABELS.newTab}</span>
              </a>
            )}
          </Fragment>
        );
      })}
      {kind === 'email-received' && ` (${TIMELINE_LABELS.inMailbox})`}
    </p>
  );
}
