import type { Person } from '@manzil/contracts/gateway/person';
import { brnCardState } from '../../kit/labels/brn-card';
import { formatDay } from '../../kit/labels/format-date-time';
import { PEOPLE_TEXTS as TEXTS } from './people-texts';

/** What is missing in the record of a person, or expires soon. */
export function warningsOf({ email, member, card }: Person): string[] {
  const expires = card?.brnExpires ?? null;
  const brn = brnCardState(expires);
  return [
    ...(email === null ? [TEXTS.noEmail] : []),
    ...(member?.name === '' ? [TEXTS.noName] : []),
    ...(expires !== null && brn === 'expired' ? [TEXTS.brnExpired(formatDay(expires))] : []),
    ...(expires !== null && brn === 'expires-soon' ? [TEXTS.brnExpires(formatDay(expires))] : []),
  ];
}
