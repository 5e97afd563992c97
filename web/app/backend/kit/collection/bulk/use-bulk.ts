import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { requestApproval } from '@manzil/contracts/http/content-lifecycle';
import type { CollectionEndpoints } from '@manzil/contracts/http/collection-operations';
import { useRefresh } from '../../data/use-refresh';
import { publishEntry, withdrawEntry } from '../../lifecycle/lifecycle-calls';
import { callApi } from '../../data/call-api';
import { refusedWords, tryEach, type Tried } from '../../data/try-each';
import { useDraftsOnly } from '../../../../shared/ui/read-only';
import { toasts } from '../../../../shared/ui/toast-queue';
import type { Stamped } from '../collection';
import { removeEntry, restoreEntry } from '../collection-calls';
import type { BulkAction } from './bulk-targets';
import { BULK_LABELS } from './bulk-messages';

export interface BulkCollection<Listed extends Stamped> {
  one: string;
  kind?: LifecycleKind;
  endpoints: CollectionEndpoints;
  nameOf: (entry: Listed) => string;
}

/**
 * Performs an action on several entries, reports the refused ones by name, and returns the others; a bulk deletion is
 * undone as a whole.
 */
export function useBulk<Listed extends Stamped>({ one, kind, endpoints, nameOf }: BulkCollection<Listed>) {
  const refresh = useRefresh();
  const isDraftsOnly = useDraftsOnly();
  const report = ({ refused }: Tried<Listed>): void => {
    for (const words of refusedWords(refused, nameOf)) toasts.failed(words);
  };
  const restore = async (entries: readonly Listed[]): Promise<void> => {
    const tried = await tryEach(entries, ({ id }) => restoreEntry(endpoints, id));
    if (tried.done.length > 0) toasts.done(BULK_LABELS.restored(tried.done.length, one));
    report(tried);
    await refresh();
  };
  const ask = async (asks: 'publish' | 'withdraw', { id, version }: Listed): Promise<void> => {
    if (kind === undefined) return;
    await callApi(requestApproval, { params: { kind, id }, body: { asks, expectedVersion: version } });
  };
  const act = async (action: BulkAction, entry: Listed): Promise<void> => {
    const { id, version } = entry;
    if (action === 'remove') await removeEntry(endpoints, id);
    else if (isDraftsOnly) await ask(action, entry);
    else if (kind !== undefined && action === 'publish') await publishEntry({ kind, id }, version);
    else if (kind !== undefined) await withdrawEntry({ kind, id });
  };
  return async (action: BulkAction, targets: readonly Listed[]): Promise<readonly Listed[]> => {
    const tried = await tryEach(targets, (entry) => act(action, entry));
    const { done } = tried;
    const words = isDraftsOnly && action !== 'remove' ? BULK_LABELS.ask : BULK_LABELS[action];
    const undo = { label: BULK_LABELS.undo, run: () => void restore(done) };
    if (done.length > 0) toasts.done(words.done(done.length, one), action === 'remove' ? undo : undefined);
    report(tried);
    await refresh();
    return done;
  };
}
