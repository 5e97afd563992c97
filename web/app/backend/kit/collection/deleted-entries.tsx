import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import { useState } from 'react';
import { formatDateTime } from '../labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { PublishOnly } from '../../../shared/ui/read-only';
import styles from './collections.module.css';
import { memberName } from '../labels/member-name';

interface DeletedEntriesProps {
  deleted: readonly DeletedEntry[];
  onRestore: (id: number, name: string) => Promise<void>;
}

export function DeletedEntries({ deleted, onRestore }: DeletedEntriesProps) {
  const [busy, setBusy] = useState<number | undefined>();
  if (deleted.length === 0) return null;
  return (
    <details className="backend-panel">
      <summary>Recently deleted ({deleted.length})</summary>
      <ul className={styles.deleted}>
        {deleted.map(({ id, title, deletedAt, deletedBy, purgeAt }) => (
          <li key={id}>
            <div>
              <strong>{title}</strong>
              <p className={styles.soft}>
                Deleted {formatDateTime(deletedAt)} by {memberName(deletedBy) || 'the system'}, kept until{' '}
                {formatDateTime(purgeAt)}
              </p>
            </div>
            <PublishOnly>
              <Button
                busy={busy === id}
                aria-label={`Restore ${title}`}
                onClick={() => {
                  setBusy(id);
                  void onRestore(id, title).finally(() => {
                    setBusy(undefined);
                  });
                }}
              >
                Restore
              </Button>
            </PublishOnly>
          </li>
        ))}
      </ul>
    </details>
  );
}
