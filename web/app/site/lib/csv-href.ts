export type CsvRow = readonly (string | number)[];

/** A table as the target of a download link, which works without scripts and needs no request. */
export function csvHref(rows: readonly CsvRow[]): string {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  // Spreadsheets recognise UTF-8 only by its byte order mark.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`;
}

const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
