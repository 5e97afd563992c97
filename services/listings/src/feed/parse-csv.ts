import { parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { FeedError } from './feed-error.js';
import { SourceRecord } from './source-record.js';

/** Streams the rows of a CSV feed whose first line names the columns. */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const rows = Readable.from(text).pipe(
    parse({
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 2_000_000,
    }),
  );
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: Record<string, string>;
      info: Info;
    }>) {
      yield new SourceRecord(
        info.lines,
        new Map(Object.entries(record).map(([name, value]) => [name, [value]])),
      );
    }
  } catch (error) {
    throw new FeedError(
      `The feed is not readable CSV: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
