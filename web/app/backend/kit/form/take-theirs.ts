import { messageOf } from '../data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Theirs } from './merge-dialog';

/** Replaces the typed values with the values that another member saved, or says why that is not possible. */
export async function takeTheirs(readTheirs: () => Promise<Theirs<object>>): Promise<void> {
  try {
    (await readTheirs()).take();
  } catch (error) {
    // Perhaps deleted meanwhile: then there are no other values to show.
    toasts.failed(messageOf(error));
  }
}
