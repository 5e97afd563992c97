/** Gulf time has no daylight saving time. */
const GULF_OFFSET = '+04:00';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(AM|PM)?)?$/i;

/**
 * Returns a feed's date as ISO 8601 in UTC; without a zone it is Gulf time. Dates with slashes are `MM/DD/YYYY`,
 * unless the first number can only be a day. Null for a zero date, undefined for a day that does not exist.
 */
export function readDate(value: string): string | null | undefined {
  const text = value.trim();
  if (text.startsWith('0000-00-00')) return null;
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = GULF_OFFSET] = iso;
    return toIso([year, month, day, hour, minute, second], zone);
  }
  const slashed = SLASHED.exec(text);
  if (slashed === null) return undefined;
  const [, first, second, year, hour = '0', minute = '00', seconds = '00', half] = slashed;
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return toIso([year, month, day, String(to24Hours(Number(hour), half)), minute, seconds], GULF_OFFSET);
}

const to24Hours = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);

function toIso(parts: (string | undefined)[], zone: string): string | undefined {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts.map((part) =>
    part?.padStart(2, '0'),
  );
  // `Date` would read 30 February as 2 March.
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return undefined;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone.toUpperCase()}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
