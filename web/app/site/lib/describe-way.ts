import type { Travel } from '@manzil/dubai/travel-time';
import { knownName, nameIn } from '../../shared/lib/listing-labels';
import type { Texts } from '../../shared/lib/texts';

/** "Walk 6 min, Red Line to Union (24 min), walk 3 min". */
export function describeWay(texts: Texts, { legs }: Travel): string {
  const text = texts.format.listed(
    legs.map((leg) =>
      leg.by === 'foot'
        ? texts.near.walk({ minutes: leg.minutes })
        : texts.near.ride({
            line: knownName(texts.words.lines, leg.line),
            to: nameIn(texts, { name: leg.to, nameAr: leg.toAr }),
            minutes: leg.minutes,
          }),
    ),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
