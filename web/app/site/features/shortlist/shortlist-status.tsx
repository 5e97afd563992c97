import type { ShortlistView } from './shared-shortlist';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import css from './shortlist.module.css';

/** In the time zone of the device; only a browser is ever offline. */
const timeOf = ({ locale }: Texts, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));

/** Says whether the changes on this device are visible to all others, and the time of the state if it may be old. */
export function ShortlistStatus({ view: { connection, unsent, seenAt } }: { view: ShortlistView }) {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const isOffline = connection === 'offline';
  return (
    <p role="status" className={isOffline || connection === 'waiting' ? css.notice : css.soft}>
      {unsent > 0
        ? isOffline
          ? words.status.offline
          : connection === 'waiting'
            ? words.status.waiting
            : words.status.sending
        : !isOffline
          ? words.status.synced
          : seenAt === undefined
            ? words.status.offline
            : words.status.offlineSeen({ at: timeOf(texts, seenAt) })}
    </p>
  );
}
