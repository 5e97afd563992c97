/** A spreadsheet takes a cell that begins like this for a formula; the wide forms count as their narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Excel takes a file for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One cell of RFC 4180; what could run as a formula is shown as text instead. */
export function csvCell(value: string): string {
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;
