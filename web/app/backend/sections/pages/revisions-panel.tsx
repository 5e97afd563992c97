import { useMemo } from 'react';
import { markStale } from '../../kit/data/query-client';
import { messageOf } from '../../kit/data/call-api';
import { restoreVersion, versionsOf } from '../../kit/lifecycle/lifecycle-calls';
import { DONE } from '../../kit/lifecycle/lifecycle-labels';
import { VersionBrowser } from '../../kit/lifecycle/version-browser';
import { useDraftsOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import type { PageEditing } from './use-page-editing';

const NAMES: Readonly<Record<string, string>> = {
  title: 'Title',
  linkAddress: 'Link',
  seoTitle: 'SEO title',
  metaDescription: 'Meta description',
  keywords: 'Keywords',
  html: 'HTML',
  css: 'CSS',
};
const nameOf = (field: string): string => NAMES[field] ?? field;

/** Every save of the page, its changes, and a way to restore it. */
export function RevisionsPanel({ editing: { stored, dirty, reload } }: { editing: PageEditing }) {
  const isDraftsOnly = useDraftsOnly();
  const [id, version] = [stored?.id, stored?.version];
  // Read again after each save.
  const source = useMemo(
    () => (id === undefined || version === undefined ? undefined : versionsOf({ kind: 'page', id }, nameOf)),
    [id, version],
  );
  if (stored === undefined || source === undefined) return <p>Revisions begin with the first save.</p>;

  const restore = async (wanted: number, over: number): Promise<void> => {
    try {
      const restored = await restoreVersion({ kind: 'page', id: stored.id }, wanted, over);
      markStale();
      await reload(stored.id);
      toasts.done(DONE.restored(wanted, restored.lifecycle), {
        label: 'Undo',
        run: () => void restore(over, restored.version),
      });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  return (
    <VersionBrowser
      source={source}
      label="Revisions"
      current={stored.version}
      outcome={`The page gets its earlier content and keeps its present address. All revisions are kept.${
        dirty ? ' Unsaved changes will be lost.' : ''
      }`}
      {...(!isDraftsOnly && { onRestore: (wanted) => restore(wanted, stored.version) })}
    />
  );
}
