import type { Travel } from '@manzil/dubai/travel-time';
import { nearTexts as words } from '../../lib/near-texts';

/** "Walk 6 min, Red Line to Union 24 min, walk 3 min". */
export function describeWay({ legs }: Travel): string {
  const text = legs
    .map((leg) => (leg.by === 'foot' ? words.walk(leg.minutes) : words.ride(leg.line, leg.to, leg.minutes)))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
