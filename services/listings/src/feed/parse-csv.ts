import { parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { FeedError } from './feed-error.js';
import { MAX_FIELD_CHARACTERS } from './feed-limits.js';
import { peek, withoutStart } from './peek.js';
import { SourceRecord } from './source-record.js';

const HEAD_CHARACTERS = 8_192;

/** The first line of a file from Excel may name the delimiter; empty lines may come before it and after it. */
const BEFORE_HEADER =
  /^\ufeff?(?:[ \t]*\r?\n)*(?:"?sep=(?<delimiter>[^"\r\n])"?[ \t]*(?:\r?\n|$))?(?:[ \t]*\r?\n)*/i;

/** Returns the header line of a CSV feed. */
export const headerOf = (head: string): string => head.replace(BEFORE_HEADER, '').split(/[\r\n]/, 1)[0] ?? '';

/** Returns the delimiter that is named, or that splits the header into the most columns. */
function delimiterOf(head: string): string {
  const named = BEFORE_HEADER.exec(head)?.groups?.delimiter;
  if (named !== undefined) return named;
  const header = headerOf(head);
  const columns = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

interface Row {
  /** A column whose name occurs twice has several values. */
  record: Record<string, string | string[] | undefined>;
  info: Info;
}

/**
 * Streams the rows of a CSV feed whose first line has the column names. A row with a different number of columns is
 * rejected, unless it is the last one and has no line end: then the feed is truncated.
 */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const start = head.join('');
  const before = BEFORE_HEADER.exec(start)?.[0] ?? '';
  const source = Readable.from(watched(withoutStart(all, before.length)));
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    delimiter: delimiterOf(start),
    group_columns_by_name: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: MAX_FIELD_CHARACTERS,
  });
  const seen = { lastCharacter: '\n' };
  async function* watched(chunks: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      seen.lastCharacter = chunk.at(-1) ?? seen.lastCharacter;
      yield chunk;
    }
  }
  // `pipe` does not pass errors on.
  source.on('error', (error) => parser.destroy(error));
  try {
    const linesBefore = before.split('\n').length - 1;
    yield* sourceRecords(source.pipe(parser), linesBefore, () => !/[\r\n]/.test(seen.lastCharacter));
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(
          `The feed is not readable CSV: ${error instanceof Error ? error.message : String(error)}`,
        );
  } finally {
    source.destroy();
  }
}

/** A spreadsheet keeps the zeros before a number in a formula: `="0012"`. */
const withoutFormula = (value: string): string => /^="(.*)"$/s.exec(value)?.[1] ?? value;

async function* sourceRecords(
  rows: AsyncIterable<Row>,
  linesBefore: number,
  endsInMidLine: () => boolean,
): AsyncGenerator<SourceRecord> {
  let previousEnd = 1;
  let raggedSoFar = 0;
  let ragged: SourceRecord | undefined;
  for await (const { record, info } of rows) {
    // A ragged row is yielded only when it is not the last.
    if (ragged !== undefined) yield ragged;
    ragged = undefined;
    const values = new Map(
      Object.entries(record).map(([name, value]) => [name, [value ?? []].flat().map(withoutFormula)]),
    );
    const row = new SourceRecord(linesBefore + previousEnd + 1, values);
    previousEnd = info.lines;
    if (info.invalid_field_length > raggedSoFar) {
      raggedSoFar = info.invalid_field_length;
      row.reject('row', 'has another number of columns than the first line');
      ragged = row;
    } else {
      yield row;
    }
  }
  if (ragged === undefined) return;
  if (endsInMidLine()) throw new FeedError(`The feed is cut off at line ${ragged.line}`, 'truncated');
  yield ragged;
}
