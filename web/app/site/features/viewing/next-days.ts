import { BOOKABLE_DAYS } from '@manzil/contracts/leads/viewing';

const DAY_MS = 86_400_000;

/** Noon in Dubai (ISO 8601) of each day that a viewing can be requested for, tomorrow first. */
export function nextDays(now: Date): string[] {
  const today = Math.floor((now.getTime() + DAY_MS / 6) / DAY_MS) * DAY_MS;
  return Array.from({ length: BOOKABLE_DAYS }, (_, index) =>
    new Date(today + (index + 1) * DAY_MS + DAY_MS / 3).toISOString(),
  );
}
