import type { PageSummary } from '@manzil/contracts/content/page';
import { messageOf } from '../lib/call-api';
import { Confirm } from '../ui/confirm';
import { useToasts } from '../ui/toasts';
import { deletePage, restorePage } from './page-calls';

interface DeletePageProps {
  page: Pick<PageSummary, 'id' | 'title'>;
  onClose: () => void;
  /** After a deletion, and again after it was undone. */
  onChanged: () => void;
}

/** Moves a page to the recycle bin once it is confirmed; the message offers to undo it. */
export function DeletePageDialog({ page, onClose, onChanged }: DeletePageProps) {
  const toasts = useToasts();
  const undo = async (): Promise<void> => {
    try {
      toasts.done((await restorePage(page.id)).message);
      onChanged();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  const confirm = async (): Promise<void> => {
    try {
      const { message } = await deletePage(page.id);
      toasts.done(message, { label: 'Undo', run: () => void undo() });
      onChanged();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    onClose();
  };
  return (
    <Confirm
      title="Do Yoy Want To Delete"
      confirm="Confirm"
      danger
      onConfirm={confirm}
      onCancel={() => {
        toasts.done('Cancelled!');
        onClose();
      }}
    >
      “{page.title}” goes to the recycle bin. Visitors of its address are told that it is gone.
    </Confirm>
  );
}
