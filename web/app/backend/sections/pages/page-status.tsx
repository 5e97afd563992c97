import { markStale } from '../../kit/data/query-client';
import { EntryStatus } from '../../kit/lifecycle/entry-status';
import { scheduledWords } from '../../kit/lifecycle/lifecycle-labels';
import { ScheduleDialog } from '../../kit/lifecycle/schedule-dialog';
import { entryPath } from '../../kit/address/entry-path';
import { toasts } from '../../../shared/ui/toast-queue';
import { NavigationPath } from './navigation-path';
import type { EditedPage } from './page-fields';
import type { PageEditing } from './use-page-editing';
import styles from './page-editor.module.css';

/** True while the save shortcut must not publish, because the edited version is not the live one. */
export const isDraft = (page: EditedPage): boolean =>
  page?.lifecycle !== undefined && (!page.lifecycle.live || page.lifecycle.draft !== null);

/** The status of a page, and the actions on it as a whole. Its versions have a separate tab. */
export function PageStatus({ editing }: { editing: PageEditing }) {
  const { stored, dirty, scheduling, setScheduling, reload } = editing;
  if (stored?.lifecycle === undefined) return null;
  const entry = { kind: 'page', id: stored.id } as const;
  const path = entryPath('page', { slug: stored.linkAddress, lifecycle: stored.lifecycle });
  const changed = (message: string, undo?: { label: string; run: () => void }): void => {
    setScheduling(false);
    markStale();
    void reload(stored.id).then(() => {
      toasts.done(message, undo);
    });
  };
  return (
    <div className={styles.status}>
      <EntryStatus
        entry={entry}
        stamp={stored}
        lifecycle={stored.lifecycle}
        path={path}
        dirty={dirty}
        showsVersions={false}
        showsPreview={false}
        onChanged={changed}
      />
      {stored.lifecycle.live && path !== undefined && <NavigationPath title={stored.title} path={path} />}
      {scheduling && (
        <ScheduleDialog
          entry={entry}
          version={stored.version}
          lifecycle={stored.lifecycle}
          onClose={() => {
            setScheduling(false);
          }}
          onScheduled={({ lifecycle }) => {
            changed(scheduledWords(lifecycle));
          }}
        />
      )}
    </div>
  );
}
