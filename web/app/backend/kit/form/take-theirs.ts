import { messageOf } from '../data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Theirs } from './merge-dialog';

/** Shows what another member saved in place of what was typed, or says why that is not possible. */
export async function takeTheirs(readTheirs: () => Promise<Theirs<object>>): Promise<void> {
  try {
    (await readTheirs()).take();
  } catch (error) {
    // Deleted meanwhile, perhaps: then there is nothing of theirs to show.
    toasts.failed(messageOf(error));
  }
}
