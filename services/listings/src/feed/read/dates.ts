const GULF_OFFSET = '+04:00';

/** ISO 8601 of a feed's date; without a zone it is Gulf time. `MM/DD/YYYY` is the only slashed form seen. */
export function readDate(value: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
    value,
  );
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{2}:\d{2}(?::\d{2})?))?$/.exec(value);
  const text = iso
    ? `${iso[1]}T${iso[2] ?? '00:00'}${iso[3] ?? GULF_OFFSET}`
    : american
      ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}T${american[4] ?? '00:00'}${GULF_OFFSET}`
      : undefined;
  if (text === undefined) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
