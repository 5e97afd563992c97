import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shortlist } from '@manzil/contracts/leads/shortlist';
import { useTexts } from '../../../shared/lib/texts';
import { SharedShortlist, type ShortlistView } from './shared-shortlist';

/** The shortlist of a page; on the server, and until the page is hydrated, as it was loaded. */
export function useShortlist(token: string, loaded: Shortlist): [ShortlistView, SharedShortlist] {
  const texts = useTexts();
  const [shared] = useState(() => new SharedShortlist(texts, token, loaded));
  const [onServer] = useState<ShortlistView>({
    state: loaded.state,
    connection: 'synced',
    unsent: 0,
    me: undefined,
    seenAt: undefined,
  });
  useEffect(() => shared.start(), [shared]);
  return [useSyncExternalStore(shared.subscribe, shared.read, () => onServer), shared];
}
