import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import {
  LONGEST_IMPORT_CELL,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
  type ImportRow,
} from '@manzil/contracts/leads/lead-import';
import { BYTE_ORDER_MARK } from '@manzil/service-kit/csv';
import { unicodeEncodingOf } from '@manzil/service-kit/unicode-encoding';
import { CsvError, parse, type Info } from 'csv-parse';
import { invalidField } from '../http/files/form-files.js';

/** Maximum characters of a row: more than all imported columns need, and few enough for a message. */
const LONGEST_ROW = 128_000;
/** Characters parsed at a time, so that other requests are answered in between. */
const SLICE = 64 * 1024;

/** The first line of some files that are made for Excel. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?[ \t]*\n/i;

export interface LeadFile {
  headings: string[];
  rows: ImportRow[];
}

interface Parsed {
  record: string[];
  info: Info;
}

const refused = (message: string): Error => invalidField('file', message);

/**
 * Reads a CSV file with headings in its first line: UTF-8 or UTF-16 with or without a byte order mark, separated by
 * commas, semicolons or tabs, with or without quotes and Excel's line that names the delimiter. VALIDATION_FAILED at
 * `file` for anything else.
 */
export async function readLeadFile(bytes: Buffer): Promise<LeadFile> {
  // The parser counts the two characters of a line end within quotes as two lines.
  const text = textOf(bytes).replace(BYTE_ORDER_MARK, '').replaceAll(/\r\n?/g, '\n');
  if (text.includes('\0')) throw refused('The file is no CSV file');
  const named = DELIMITER_LINE.exec(text);
  // Replaced by an empty line, so that line numbers stay correct.
  const records = await parseRecords(text.replace(DELIMITER_LINE, '\n'), named?.[1] ?? delimiterOf(text));
  const [headings, ...rows] = records.map(({ record }) => record);
  if (headings === undefined) throw refused('The file is empty');
  if (headings.length > MOST_IMPORT_COLUMNS)
    throw refused(`The file has more than ${String(MOST_IMPORT_COLUMNS)} columns`);
  if (rows.length === 0) throw refused('The file has headings and no rows');
  return {
    headings: headings.map((heading) => heading.trim()),
    rows: records.slice(1).map((parsed) => toRow(parsed, headings.length)),
  };
}

function textOf(bytes: Buffer): string {
  const encoding = unicodeEncodingOf(bytes) ?? 'utf-8';
  if (encoding === 'utf-8' && !isUtf8(bytes))
    throw refused('The file is not in UTF-8 or UTF-16. In Excel, save it as “CSV UTF-8”');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused('The file is no CSV file');
  }
}

async function parseRecords(text: string, delimiter: string): Promise<Parsed[]> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_ROW,
  });
  const records: Parsed[] = [];
  try {
    for await (const parsed of Readable.from(slicesOf(text)).pipe(parser) as AsyncIterable<Parsed>) {
      // The first record has the headings.
      if (records.push(parsed) > MOST_IMPORT_ROWS + 1)
        throw refused(
          `The file has more than ${MOST_IMPORT_ROWS.toLocaleString('en')} rows. Import it in parts`,
        );
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(`The file cannot be read as CSV: ${wordsOf(error)}`) : error;
  }
  return records;
}

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

/** Returns the delimiter that splits the first line into the most columns. */
function delimiterOf(text: string): string {
  const header = text.slice(0, LONGEST_ROW).split('\n', 1)[0] ?? '';
  const columns = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

/** Returns our own text, because the parser's message may quote the file. */
function wordsOf({ code, lines }: CsvError): string {
  const at = typeof lines === 'number' ? ` near line ${String(lines)}` : '';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is never closed';
  return code === 'CSV_MAX_RECORD_SIZE' ? `the row${at} is too long` : `there is a fault${at}`;
}

/** The parser reports the last line of a record. A shortened cell still exceeds every field's limit. */
function toRow({ record, info }: Parsed, columns: number): ImportRow {
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return {
    line: info.lines - breaks,
    cells: record.slice(0, columns + 1).map((cell) => cell.slice(0, LONGEST_IMPORT_CELL)),
  };
}
