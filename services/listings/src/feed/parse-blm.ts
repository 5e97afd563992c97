import { FeedError } from './feed-error.js';
import { MAX_FIELD_CHARACTERS, MAX_RECORD_CHARACTERS } from './feed-limits.js';
import { SourceRecord } from './source-record.js';

const DATA = /#DATA#[ \t]*/i;
const END = '#END#';
const NAMES = /#DEFINITION#([^]*)$/i;

/** The characters that end a field and a record, and the names of the fields in lower case. */
interface Definition {
  endOfField: string;
  endOfRecord: string;
  names: string[];
}

/**
 * Streams the records of a BLM file of Rightmove. A record with another number of fields than the definition is
 * rejected; a file without `#END#` is truncated.
 */
export async function* parseBlm(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let definition: Definition | undefined;
  let rest = '';
  let line = 1;
  for await (const chunk of text) {
    rest += chunk;
    if (definition === undefined) {
      const start = DATA.exec(rest);
      if (start === null) {
        if (rest.length > MAX_FIELD_CHARACTERS)
          throw new FeedError('The BLM feed has no #DATA# section', 'wrong-format');
        continue;
      }
      const head = rest.slice(0, start.index);
      definition = definitionIn(head);
      line += linesIn(head);
      rest = rest.slice(start.index + start[0].length);
    }
    const records = rest.split(definition.endOfRecord);
    rest = records.pop() ?? '';
    for (const record of records) {
      if (record.trimStart().startsWith(END)) return;
      yield toRecord(record, line, definition);
      line += linesIn(record);
    }
    if (rest.length > MAX_RECORD_CHARACTERS)
      throw new FeedError(
        `At line ${line} the feed has a record of more than ${MAX_RECORD_CHARACTERS} characters`,
        'beyond-limits',
      );
  }
  const end = definition === undefined ? -1 : rest.indexOf(END);
  if (definition === undefined || end === -1)
    throw new FeedError('The BLM feed is cut off: it has no #END#', 'truncated');
  // The last record may have no end of its own.
  const last = rest.slice(0, end);
  if (last.trim() !== '') yield toRecord(last, line, definition);
}

function definitionIn(head: string): Definition {
  const endOfField = separatorIn(head, 'EOF') ?? '^';
  const endOfRecord = separatorIn(head, 'EOR') ?? '~';
  const given = NAMES.exec(head)?.[1]?.split(endOfRecord)[0] ?? '';
  const names = given.split(endOfField).map((name) => name.trim().toLowerCase());
  if (names.at(-1) === '') names.pop();
  if (names.length < 2) throw new FeedError('The BLM feed has no #DEFINITION# of its fields', 'wrong-format');
  return { endOfField, endOfRecord, names };
}

const separatorIn = (head: string, name: 'EOF' | 'EOR'): string | undefined =>
  new RegExp(String.raw`^[ \t]*${name}[ \t]*:[ \t]*'?([^'\s]+)'?[ \t]*$`, 'im').exec(head)?.[1];

function toRecord(text: string, line: number, { endOfField, names }: Definition): SourceRecord {
  const [blank = ''] = /^\s*/.exec(text) ?? [];
  const fields = text.split(endOfField);
  if (fields.length > names.length && fields.at(-1)?.trim() === '') fields.pop();
  const values = new Map<string, string[]>();
  for (const [index, name] of names.entries()) {
    const value = fields[index]?.trim() ?? '';
    if (value !== '' && name !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  const record = new SourceRecord(line + linesIn(blank), values);
  if (fields.length !== names.length)
    record.reject('record', 'has another number of fields than the definition');
  return record;
}

const linesIn = (text: string): number => text.split('\n').length - 1;
