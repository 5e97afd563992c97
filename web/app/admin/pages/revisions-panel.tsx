import { useEffect, useState } from 'react';
import type { PageRevisionSummary } from '@manzil/contracts/content/page';
import { markStale } from '../data/query-client';
import { messageOf } from '../lib/call-api';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { toasts } from '../../ui/toast-queue';
import { loadRevisions, restoreRevision } from './page-calls';
import { RevisionDiff } from './revision-diff';
import type { PageEditing } from './use-page-editing';
import styles from './revisions-panel.module.css';

/** Every save of the page, what it changed, and the way back to it. */
export function RevisionsPanel({ editing: { stored, draft, reload } }: { editing: PageEditing }) {
  const [revisions, setRevisions] = useState<PageRevisionSummary[] | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | undefined>();
  const [asking, setAsking] = useState(false);
  const [id, version] = [stored?.id, stored?.version];

  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    loadRevisions(id)
      .then((found) => {
        if (!current) return;
        setRevisions(found.revisions);
        setFailure(undefined);
        setChosen(found.revisions[0]?.version);
      })
      .catch((error: unknown) => {
        if (current) setFailure(messageOf(error));
      });
    return () => {
      current = false;
    };
  }, [id, version, attempt]);

  if (stored === undefined) return <p>Revisions begin with the first save.</p>;
  if (failure !== undefined)
    return (
      <div role="alert" className="backend-form">
        <p>{failure}</p>
        <Button
          onClick={() => {
            setAttempt((now) => now + 1);
          }}
        >
          Retry
        </Button>
      </div>
    );
  if (revisions === undefined) return <p role="status">Loading the revisions…</p>;

  const restore = async (wanted: number): Promise<void> => {
    try {
      const { message } = await restoreRevision(stored.id, wanted, stored.version);
      markStale();
      toasts.done(message);
      await reload(stored.id);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setAsking(false);
  };
  return (
    <div className={styles.revisions}>
      <ol className={styles.list} aria-label="Revisions">
        {revisions.map((revision) => (
          <li key={revision.version}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={revision.version === chosen}
              onClick={() => {
                setChosen(revision.version);
              }}
            >
              <strong>
                Version {revision.version}
                {revision.version === stored.version && ' (now)'}
              </strong>
              <span>
                {formatDateTime(revision.savedAt)} by {revision.savedBy}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <div className={styles.chosen}>
          <RevisionDiff key={chosen} pageId={stored.id} version={chosen} />
          {chosen !== stored.version && (
            <div className="backend-actions">
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(true);
                }}
              >
                Restore version {chosen}
              </Button>
            </div>
          )}
        </div>
      )}
      {asking && chosen !== undefined && (
        <Confirm
          title={`Restore version ${chosen}`}
          confirm="Restore"
          onConfirm={() => restore(chosen)}
          onCancel={() => {
            setAsking(false);
          }}
        >
          The page gets its earlier content and keeps its present address. All revisions are kept.
          {draft.dirty && ' Unsaved changes will be lost.'}
        </Confirm>
      )}
    </div>
  );
}
