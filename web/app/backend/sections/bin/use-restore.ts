import type { Binned } from '@manzil/contracts/content/bin';
import type { BinItem } from '@manzil/contracts/http/bin';
import { useState } from 'react';
import { markStale } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import { deleteAgain, restoreFromBin } from './bin-calls';
import { TEXTS } from './bin-texts';

const isTaken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.issues.some(({ field }) => field === 'slug' || field === 'name');

/** Restores entries from the recycle bin; each success message offers an undo. */
export function useRestore() {
  const [restoring, setRestoring] = useState<BinItem | undefined>();
  const [taken, setTaken] = useState<Binned | undefined>();
  const refresh = useRefresh();
  const undoing = undoWith(refresh);

  const restore = async (entry: BinItem): Promise<void> => {
    setRestoring(entry);
    try {
      await restoreFromBin(entry);
      toasts.done(TEXTS.restored(entry.kind, entry.title), undoing([entry]));
    } catch (error) {
      if (entry.kind !== 'file' && isTaken(error)) setTaken(entry);
      else toasts.failed(messageOf(error));
    }
    await refresh();
    setRestoring(undefined);
  };
  const restoreAll = async (some: readonly BinItem[], done: () => void): Promise<void> => {
    const restored: BinItem[] = [];
    for (const entry of some) {
      try {
        await restoreFromBin(entry);
        restored.push(entry);
      } catch (error) {
        toasts.failed(TEXTS.refused(entry.title, messageOf(error)));
      }
    }
    const [first] = restored;
    if (first !== undefined)
      toasts.done(
        restored.length === 1 ? TEXTS.restored(first.kind, first.title) : TEXTS.restoredMany(restored.length),
        undoing(restored),
      );
    done();
    await refresh();
  };
  const endTaken = (): void => {
    setTaken(undefined);
  };
  return { restore, restoreAll, restoring, taken, endTaken };
}

/** Undo action that moves restored entries back to the recycle bin. */
export const undoWith = (refresh: () => Promise<void>) => (restored: readonly BinItem[]) => {
  const undo = async (): Promise<void> => {
    for (const entry of restored) {
      try {
        await deleteAgain(entry);
        toasts.done(TEXTS.undone(entry.title));
      } catch (error) {
        toasts.failed(TEXTS.refused(entry.title, messageOf(error)));
      }
    }
    markStale();
    await refresh();
  };
  return { label: TEXTS.undo, run: () => void undo() };
};
