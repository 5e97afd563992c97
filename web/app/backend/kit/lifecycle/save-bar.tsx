import { Button } from '../../../shared/ui/button';
import { formatDateTime } from '../labels/format-date-time';
import { StickyBar } from '../layout/sticky-bar';
import { SaveState, type SavedForm } from '../form/save-state';
import type { Single } from './use-single';
import { APPROVAL_LABELS } from './approval-labels';
import { EditOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import styles from '../form/saving.module.css';
import { memberName } from '../labels/member-name';

interface SaveBarProps {
  form: SavedForm & { dirty: boolean; discard: () => void };
  stored: Single<unknown>['stored'];
  /** Undefined without drafts and versions. */
  life: Single<unknown>['life'];
  readTheirs: Single<unknown>['readTheirs'];
  fieldName?: Single<unknown>['fieldName'];
}

/** Stays visible below a long form: shows who saved last, and whether there are changes to save or publish. */
export function SaveBar({ form, stored, life, readTheirs, fieldName }: SaveBarProps) {
  const { dirty, busy, discard } = form;
  const isDraftsOnly = useDraftsOnly() && life !== undefined;
  const draft = life?.lifecycle.draft ?? null;
  const waiting = dirty || draft !== null;
  return (
    <StickyBar className={styles.bar} data-dirty={dirty}>
      <SaveState form={form} readTheirs={readTheirs} fieldName={fieldName} />
      <div className={styles.line}>
        <span role="status">{dirty ? 'You have unsaved changes.' : lastSave(stored, draft)}</span>
        <EditOnly>
          <div className="backend-actions">
            <Button disabled={!dirty} onClick={discard}>
              Discard
            </Button>
            {life !== undefined && (
              <>
                <Button
                  kind={isDraftsOnly ? 'primary' : 'secondary'}
                  disabled={!waiting}
                  busy={busy}
                  onClick={() => {
                    life.sendFor('schedule');
                  }}
                >
                  {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
                </Button>
                <Button
                  disabled={!dirty}
                  busy={busy}
                  onClick={() => {
                    life.sendFor('draft');
                  }}
                >
                  Save draft
                </Button>
              </>
            )}
            {!isDraftsOnly && (
              <Button
                kind="primary"
                type="submit"
                busy={busy}
                disabled={!waiting}
                onClick={() => life?.sendFor('publish')}
              >
                {life === undefined ? 'Save' : 'Publish'}
              </Button>
            )}
          </div>
        </EditOnly>
      </div>
    </StickyBar>
  );
}

function lastSave(
  { updatedAt, updatedBy }: SaveBarProps['stored'],
  draft: { savedAt: string; savedBy: string } | null,
): string {
  if (updatedAt === '') return 'Not saved yet.';
  if (draft !== null) return `Draft saved ${formatDateTime(draft.savedAt)} by ${memberName(draft.savedBy)}`;
  return `Saved ${formatDateTime(updatedAt)}${updatedBy && ` by ${memberName(updatedBy)}`}`;
}
