import type { ShortlistView } from './shared-shortlist';
import css from './shortlist.module.css';
import { useTexts } from '../../../shared/lib/texts';
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Says whether everybody can see what this device shows, and of when it is if it may be old. */
export function ShortlistStatus({ view: { connection, unsent, seenAt } }: { view: ShortlistView }) {
  const texts = useTexts();
  const isOffline = connection === 'offline';
  return (
    <p role="status" className={isOffline || connection === 'waiting' ? css.notice : css.soft}>
      {unsent > 0
        ? isOffline
          ? texts.shortlist.status.offline
          : connection === 'waiting'
            ? texts.shortlist.status.waiting
            : texts.shortlist.status.sending
        : !isOffline
          ? texts.shortlist.status.synced
          : seenAt === undefined
            ? texts.shortlist.status.offline
            : texts.shortlist.status.offlineSeen({ at: time.format(new Date(seenAt)) })}
    </p>
  );
}
