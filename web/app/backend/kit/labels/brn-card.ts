import { gulfToday } from './format-date-time';

/** Days before the expiry of a BRN card from which staff are warned. */
const WARNED_DAYS = 30;

/** State of a BRN card by its last valid day, `YYYY-MM-DD`; undefined while it is valid for longer. */
export function brnCardState(
  expires: string | null,
  today = gulfToday(),
): 'expired' | 'expires-soon' | undefined {
  if (expires === null) return undefined;
  if (expires < today) return 'expired';
  const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
  return days <= WARNED_DAYS ? 'expires-soon' : undefined;
}
