import type { Travel } from '@manzil/dubai/travel-time';
import { knownName } from '../../../shared/lib/listing-words';
import type { Texts } from '../../../shared/lib/texts';

/** "Walk 6 min, Red Line to Union 24 min, walk 3 min". */
export function describeWay(texts: Texts, { legs }: Travel): string {
  const text = legs
    .map((leg) =>
      leg.by === 'foot'
        ? texts.near.walk({ minutes: leg.minutes })
        : texts.near.ride({ line: knownName(texts.words.lines, leg.line), to: leg.to, minutes: leg.minutes }),
    )
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
