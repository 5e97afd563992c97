import { useMemo } from 'react';
import { markStale } from '../data/query-client';
import { messageOf } from '../lib/call-api';
import { VersionBrowser } from '../lifecycle/version-browser';
import { toasts } from '../../ui/toast-queue';
import { loadDiff, loadRevisions, restoreRevision } from './page-calls';
import type { PageEditing } from './use-page-editing';

const NAMES = { about: 'Title, link and search engines', html: 'HTML', css: 'CSS' } as const;

/** Every save of the page, what it changed, and the way back to it. */
export function RevisionsPanel({ editing: { stored, draft, reload } }: { editing: PageEditing }) {
  const [id, version] = [stored?.id, stored?.version];
  // Read anew after each save.
  const source = useMemo(
    () => (id === undefined || version === undefined ? undefined : revisionsOf(id)),
    [id, version],
  );
  if (stored === undefined || source === undefined) return <p>Revisions begin with the first save.</p>;

  const restore = async (wanted: number): Promise<void> => {
    try {
      const { message } = await restoreRevision(stored.id, wanted, stored.version);
      markStale();
      toasts.done(message);
      await reload(stored.id);
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
        draft.dirty ? ' Unsaved changes will be lost.' : ''
      }`}
      onRestore={restore}
    />
  );
}

const revisionsOf = (id: number) => ({
  load: async () => (await loadRevisions(id)).revisions.map((each) => ({ ...each, published: true })),
  diff: async (version: number) => {
    const { against, sections } = await loadDiff(id, version);
    return { against, sections: sections.map(({ name, parts }) => ({ name: NAMES[name], parts })) };
  },
});
