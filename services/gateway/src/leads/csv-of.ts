/** `2026-11-21`, by the calendar of the Gulf. */
const gulfDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());

/** Headers of a CSV file, which is named after its content and the day. */
export const csvOf = (what: string) => ({
  type: 'text/csv; charset=utf-8',
  disposition: `attachment; filename="${what}-${gulfDay()}.csv"`,
});
