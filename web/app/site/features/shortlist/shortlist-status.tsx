import type { ShortlistView } from './shared-shortlist';
import { SHORTLIST_TEXTS } from './shortlist-texts';
import css from './shortlist.module.css';

const { status: words } = SHORTLIST_TEXTS;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Says whether everybody can see what this device shows, and of when it is if it may be old. */
export function ShortlistStatus({ view: { connection, unsent, seenAt } }: { view: ShortlistView }) {
  const isOffline = connection === 'offline';
  return (
    <p role="status" className={isOffline || connection === 'waiting' ? css.notice : css.soft}>
      {unsent > 0
        ? isOffline
          ? words.offline
          : connection === 'waiting'
            ? words.waiting
            : words.sending
        : !isOffline
          ? words.synced
          : seenAt === undefined
            ? words.offline
            : words.offlineSeen(time.format(new Date(seenAt)))}
    </p>
  );
}
