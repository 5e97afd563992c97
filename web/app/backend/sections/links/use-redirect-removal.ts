import type { Redirect } from '@manzil/contracts/content/redirect';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { refusedWords, tryEach, type Tried } from '../../kit/data/try-each';
import { addRedirect } from '../../kit/links/link-calls';
import { deleteRedirect } from './link-calls';
import { TEXTS } from './link-texts';

const WORDS = TEXTS.redirects;

const fromOf = ({ from }: Redirect): string => from;

const restoreEach = (redirects: readonly Redirect[]): Promise<Tried<Redirect>> =>
  tryEach(redirects, ({ from, to, status }) => addRedirect(from, to, status));

/**
 * Restores redirects. A redirect to another deleted one is refused until that one is restored, so refused ones are
 * retried.
 */
async function restoreAll(redirects: readonly Redirect[]): Promise<Tried<Redirect>> {
  let tried = await restoreEach(redirects);
  for (let before = 0; tried.refused.length > 0 && tried.done.length > before;) {
    before = tried.done.length;
    const again = await restoreEach(tried.refused.map(({ item }) => item));
    tried = { done: [...tried.done, ...again.done], refused: again.refused };
  }
  return tried;
}

/** Deletes redirects, and offers to add all of them again. */
export function useRedirectRemoval(): (redirects: readonly Redirect[]) => Promise<void> {
  const refresh = useRefresh();
  const report = ({ refused }: Tried<Redirect>): void => {
    for (const words of refusedWords(refused, fromOf)) toasts.failed(words);
  };
  const restore = async (redirects: readonly Redirect[]): Promise<void> => {
    const tried = await restoreAll(redirects);
    if (tried.done.length > 0) toasts.done(WORDS.restored(tried.done.map(fromOf)));
    report(tried);
    await refresh();
  };
  return async (redirects) => {
    const tried = await tryEach(redirects, ({ id }) => deleteRedirect(id));
    const { done } = tried;
    if (done.length > 0)
      toasts.done(WORDS.removed(done.map(fromOf)), { label: WORDS.undo, run: () => void restore(done) });
    report(tried);
    await refresh();
  };
}
