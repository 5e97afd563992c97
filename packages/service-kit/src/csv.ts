/** Spreadsheets interpret a cell with such a beginning as a formula, also with the full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** A phone number in international notation: no spreadsheet calculates it, and mailing tools read it. */
const PHONE = /^\+\d[\d ]+$/;

const isFormula = (value: string): boolean => FORMULA.test(value) && !PHONE.test(value);

/** Excel reads a file as UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns one cell by RFC 4180; a value that could run as a formula gets an apostrophe in front. */
export function csvCell(value: string): string {
  const inert = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Removes the apostrophe that {@link csvCell}, or an earlier release for a phone number, put in front of a value. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Returns one line by RFC 4180, with its line end. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;
