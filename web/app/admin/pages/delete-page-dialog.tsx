import type { PageSummary } from '@manzil/contracts/content/page';
import { markStale } from '../data/query-client';
import { messageOf } from '../lib/call-api';
import { LeavingConfirm } from '../links/leaving-confirm';
import { toasts } from '../../ui/toast-queue';
import { deletePage, restorePage } from './page-calls';

type Named = Pick<PageSummary, 'id' | 'title' | 'linkAddress'>;

interface DeletePageProps {
  /** One or more. */
  pages: readonly Named[];
  onClose: () => void;
  /** After a deletion, and again after it was undone. */
  onChanged: () => void;
}

/** Moves pages to the recycle bin once it is confirmed; the message offers to undo it. */
export function DeletePageDialog({ pages, onClose, onChanged }: DeletePageProps) {
  const [first] = pages;
  const path = pages.length === 1 && first !== undefined ? `/${first.linkAddress}` : undefined;
  const undo = async (deleted: readonly Named[]): Promise<void> => {
    try {
      let message = '';
      for (const { id } of deleted) ({ message } = await restorePage(id));
      toasts.done(deleted.length === 1 ? message : `${String(deleted.length)} pages are added again!`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    markStale();
    onChanged();
  };
  const confirm = async (): Promise<boolean> => {
    const deleted: Named[] = [];
    let message = '';
    try {
      for (const page of pages) {
        ({ message } = await deletePage(page.id));
        deleted.push(page);
      }
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    if (deleted.length > 0) {
      const words = deleted.length === 1 ? message : `${String(deleted.length)} pages deleted successfully!`;
      toasts.done(words, { label: 'Undo', run: () => void undo(deleted) });
      markStale();
      onChanged();
    }
    onClose();
    return deleted.length > 0;
  };
  return (
    <LeavingConfirm
      path={path}
      title="Do Yoy Want To Delete"
      confirm="Confirm"
      danger
      onConfirm={confirm}
      onCancel={() => {
        toasts.done('Cancelled!');
        onClose();
      }}
    >
      {pages.length === 1 && first !== undefined
        ? `“${first.title}” will be moved to the recycle bin. Visitors to its address will see that it is gone.`
        : `${String(pages.length)} pages will be moved to the recycle bin. Visitors to their addresses will see that they are gone.`}
    </LeavingConfirm>
  );
}
