import { restoreFileFromBin } from '@manzil/contracts/http/bin';
import type { Asset } from '@manzil/contracts/media/asset';
import { toasts, type ToastAction } from '../../../shared/ui/toast-queue';
import { callApi } from '../../kit/data/call-api';
import { refusedWords, tryEach } from '../../kit/data/try-each';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';

type Deleted = Pick<Asset, 'id' | 'originalName'>;

/** Undo action that restores deleted files; undefined if none of them can be restored. */
export function undoDeletion(
  deleted: readonly Deleted[],
  refresh: () => Promise<void>,
): ToastAction | undefined {
  const undo = async (): Promise<void> => {
    const { done, refused } = await tryEach(deleted, ({ id }) =>
      callApi(restoreFileFromBin, { params: { id } }),
    );
    for (const words of refusedWords(refused, ({ originalName }) => originalName)) toasts.failed(words);
    await refresh();
    const [first] = done;
    if (first === undefined) return;
    toasts.done(
      done.length === 1 ? MEDIA_TEXTS.restored(first.originalName) : MEDIA_TEXTS.restoredMany(done.length),
    );
  };
  return deleted.length === 0 ? undefined : { label: MEDIA_TEXTS.undo, run: () => void undo() };
}
