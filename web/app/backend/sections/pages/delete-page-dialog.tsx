import { useState } from 'react';
import type { PageSummary } from '@manzil/contracts/content/page';
import { markStale } from '../../kit/data/query-client';
import { refusedWords, tryEach, type Tried } from '../../kit/data/try-each';
import { binWords } from '../../kit/collection/bulk/bulk-messages';
import { LeavingAllConfirm } from '../../kit/links/leaving-confirm';
import { Alert } from '../../../shared/ui/alert';
import { toasts } from '../../../shared/ui/toast-queue';
import { deletePage, restorePage } from './page-calls';

type Named = Pick<PageSummary, 'id' | 'title' | 'linkAddress'>;

interface DeletePageProps {
  /** One or more. */
  pages: readonly Named[];
  onClose: () => void;
  /** Called after a deletion, and again after its undo. */
  onChanged: () => void;
}

/** Moves pages to the recycle bin after a confirmation, with an undo. */
export function DeletePageDialog({ pages, onClose, onChanged }: DeletePageProps) {
  const [first] = pages;
  const [isCancelled, setCancelled] = useState(false);
  const report = ({ refused }: Tried<Named>): void => {
    for (const words of refusedWords(refused, ({ title }) => title)) toasts.failed(words);
  };
  const undo = async (deleted: readonly Named[]): Promise<void> => {
    let message = '';
    const tried = await tryEach(deleted, async ({ id }) => {
      ({ message } = await restorePage(id));
    });
    const count = tried.done.length;
    if (count > 0) toasts.done(count === 1 ? message : `${String(count)} pages are added again!`);
    report(tried);
    markStale();
    onChanged();
  };
  const confirm = async (): Promise<readonly string[]> => {
    let message = '';
    const tried = await tryEach(pages, async ({ id }) => {
      ({ message } = await deletePage(id));
    });
    const { done } = tried;
    if (done.length > 0) {
      const words = done.length === 1 ? message : `${String(done.length)} pages deleted successfully!`;
      toasts.done(words, { label: 'Undo', run: () => void undo(done) });
      markStale();
      onChanged();
    }
    report(tried);
    onClose();
    return done.map(pathOf);
  };
  if (isCancelled) return <Alert text="Cancelled!" onClose={onClose} />;
  return (
    <LeavingAllConfirm
      paths={pages.map(pathOf)}
      title="Do Yoy Want To Delete"
      confirm="Confirm"
      danger
      onConfirm={confirm}
      onCancel={() => {
        setCancelled(true);
      }}
    >
      {pages.length === 1 && first !== undefined
        ? `“${first.title}” will be moved to the recycle bin. Visitors to its address will see that it is gone. ${binWords(1)}`
        : `${String(pages.length)} pages will be moved to the recycle bin. Visitors to their addresses will see that they are gone. ${binWords(pages.length)}`}
    </LeavingAllConfirm>
  );
}

const pathOf = ({ linkAddress }: Named): string => `/${linkAddress}`;
