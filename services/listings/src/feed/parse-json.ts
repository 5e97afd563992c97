import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { FeedError } from './feed-error.js';
import { MAX_DEPTH, MAX_RECORD_CHARACTERS } from './feed-limits.js';
import type { FeedNotes } from './feed-notes.js';
import { peek } from './peek.js';
import type { RecordCandidates } from './record-candidates.js';
import { SourceRecord } from './source-record.js';

/** The names of the list in an object, in lower case. */
const LIST_NAMES = new Set([
  ...['properties', 'property', 'listings', 'listing', 'data', 'value', 'values', 'results'],
  ...['result', 'items', 'hits', 'elementlist', 'customerproperties', 'records', 'units', 'ads'],
  ...['entries', 'rows', 'list', 'objects', 'docs', 'edges', 'nodes'],
]);
/** At most this many other lists are named. */
const MOST_LISTS = 20;
const LONGEST_NAME = 60;
/** Enough to see whether the first line is an object of its own. */
const HEAD_CHARACTERS = 200_000;
const NEWLINE = 0x0a;
/** The size of the tokenizer's string buffer; without one it grows strings byte by byte. */
const STRING_BUFFER_BYTES = 64 * 1024;

/**
 * Streams the objects of a JSON list, of the list inside a JSON object, or of JSON lines. The list is the one with the
 * path `listName`, else the first with a name that is known. Nested values are named by their path in lower case; a
 * list gives its name several values.
 */
export async function* parseJson(
  text: AsyncIterable<string>,
  notes: FeedNotes,
  listName = '',
): AsyncGenerator<SourceRecord> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const reader = new JsonRecordReader(isLines(head.join('')), listName);
  try {
    for await (const chunk of all) yield* reader.read(Buffer.from(chunk));
    if (!reader.isComplete) {
      throw new FeedError('The feed is not well-formed JSON: it ends before its last bracket', 'truncated');
    }
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(
          `The feed is not well-formed JSON: ${error instanceof Error ? error.message : String(error)}`,
        );
  }
  const { others } = reader;
  // An empty list with a known name is ignored when another list has objects.
  if (reader.hasRecords || (reader.hasList && others.size === 0)) {
    for (const [name, length] of others)
      notes.add(null, name, `the list is not read (${length === 1 ? '1 object' : `${length} objects`})`);
  } else {
    const lists = [...others].map(([name, length]) => `${name} (${length})`).join(', ');
    const help = lists === '' ? 'none' : `${lists}. Choose one in the mapping of the feed.`;
    throw new FeedError(`No list of listings found; lists: ${help}`, 'wrong-format');
  }
}

/** True for the path of a list that is read without being chosen. */
export const isListName = (path: string): boolean =>
  LIST_NAMES.has(path.split('.').at(-1)?.toLowerCase() ?? '');

/** No list has this name. */
const NO_LIST = '\0';

/** Returns the lists in the beginning of a JSON document that may hold the listings. */
export function listCandidates(head: string): RecordCandidates {
  if (isLines(head)) return [];
  const reader = new JsonRecordReader(false, NO_LIST);
  try {
    reader.read(Buffer.from(head)).next();
  } catch {
    // Malformed input is reported when the feed is read.
  }
  return [...reader.others]
    .map(([path, count]) => ({ name: path.toLowerCase(), count }))
    .sort(
      (one, other) =>
        Number(isListName(other.name)) - Number(isListName(one.name)) ||
        (isListName(one.name) ? 0 : other.count - one.count),
    );
}

const IS_OURS = /^(?:ad_type|property_ref_no|propertyid)$/i;

/** True when the document is a listing itself, in one line or several. */
function isOneListing(head: string): boolean {
  if (!/^\s*\{/.test(head) || head.length >= HEAD_CHARACTERS) return false;
  try {
    return Object.keys(JSON.parse(head) as object).some((name) => IS_OURS.test(name));
  } catch {
    return false;
  }
}

/** True when each line is an object, or when the only object is a listing itself. */
function isLines(head: string): boolean {
  if (isOneListing(head)) return true;
  const [, line = '', next = ''] = /^\s*(\{.*\})[ \t]*(?:\r?\n\s*([^]))?/.exec(head) ?? [];
  if (line === '' || (next !== '' && next !== '{')) return false;
  try {
    const record = JSON.parse(line) as object;
    return next === '{' || Object.keys(record).some((name) => IS_OURS.test(name));
  } catch {
    return false;
  }
}

type Token = Parameters<Tokenizer['onToken']>[0];

/** Yields each object when it closes, so that only the current record is in memory. */
class JsonRecordReader {
  /** The objects in each list that is not read, by its path. */
  readonly others = new Map<string, number>();
  /** A list that may hold listings was found, also when it is empty. */
  hasList: boolean;
  private readonly tokenizer: Tokenizer;
  /** Checks the document and stores nothing of it. */
  private readonly document: TokenParser;
  /** Reads the list of records while it is open. */
  private records: TokenParser | undefined;
  private readonly done: SourceRecord[] = [];
  private depth = 0;
  /** The depth of the objects in the list of records. */
  private recordDepth: number | undefined;
  /** The names of the open objects' current members; null for a list. */
  private readonly names: (string | null)[] = [];
  private recordLine = 1;
  private line = 1;
  private chunk: Buffer = Buffer.alloc(0);
  private chunkStart = 0;
  /** The position up to which newlines are counted, and the end of the last record, in bytes from the start. */
  private counted = 0;
  private lastRecord = 0;

  /** With an empty `listName`, the names that are known decide. */
  constructor(
    private readonly isLines: boolean,
    private readonly listName: string,
  ) {
    const separator = isLines ? '' : undefined;
    this.hasList = isLines;
    this.tokenizer = new Tokenizer({ stringBufferSize: STRING_BUFFER_BYTES, separator });
    this.document = new TokenParser({ paths: ['$.0.-'], keepStack: false, separator });
    this.document.onValue = () => undefined;
    if (isLines) this.readRecords(0, '$');
    this.tokenizer.onToken = (token) => {
      this.follow(token);
    };
  }

  /** A list with objects was found, or the document is a list. */
  get hasRecords(): boolean {
    return this.recordDepth !== undefined;
  }

  get isComplete(): boolean {
    return this.isLines ? this.depth === 0 : this.document.isEnded;
  }

  private readRecords(depth: number, path: '$' | '$.*'): void {
    this.recordDepth = depth;
    this.hasList = true;
    this.records = new TokenParser({
      paths: [path],
      keepStack: false,
      separator: this.isLines ? '' : undefined,
    });
    this.records.onValue = ({ value }) => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      const record = isRecord
        ? new SourceRecord(this.recordLine, flatten(value))
        : new SourceRecord(null, new Map());
      if (!isRecord) record.reject('record', 'is not an object with fields');
      this.done.push(record);
    };
  }

  private follow(token: Token): void {
    const { token: type, value, offset } = token;
    this.document.write(token);
    const opens = type === TokenType.LEFT_BRACE || type === TokenType.LEFT_BRACKET;
    if (opens && this.records === undefined) this.findList(type);
    if (type === TokenType.LEFT_BRACE && this.depth === this.recordDepth)
      this.recordLine = this.lineAt(offset);
    this.records?.write(token);
    if (opens) {
      this.depth += 1;
      this.names.push(type === TokenType.LEFT_BRACE ? '' : null);
      if (this.depth > MAX_DEPTH)
        throw new FeedError(`The feed nests values deeper than ${MAX_DEPTH}`, 'beyond-limits');
    } else if (type === TokenType.RIGHT_BRACE || type === TokenType.RIGHT_BRACKET) {
      this.depth -= 1;
      this.names.pop();
      if (this.recordDepth !== undefined && this.depth < this.recordDepth) this.records = undefined;
    } else if (type === TokenType.STRING && this.records === undefined && this.names.at(-1) !== null) {
      // A text that is a value is followed by the next name.
      this.names[this.names.length - 1] = String(value);
    }
    if (this.records === undefined || this.depth === this.recordDepth) this.lastRecord = offset;
  }

  /** Begins to read a list at its first object, because lists of texts and empty ones may have any name. */
  private findList(type: TokenType): void {
    if (type === TokenType.LEFT_BRACKET) {
      if (this.depth === 0) this.readRecords(1, '$.*');
      else if (!this.names.includes(null) && this.isListings(this.names)) this.hasList = true;
      return;
    }
    const around = this.names.slice(0, -1);
    if (this.names.at(-1) !== null || this.depth < 2 || around.includes(null)) return;
    const path = around.join('.').slice(0, LONGEST_NAME);
    if (this.recordDepth === undefined && this.isListings(around)) {
      this.readRecords(this.depth, '$.*');
      this.records?.write({ token: TokenType.LEFT_BRACKET, value: '[' });
      return;
    }
    const known = this.others.get(path);
    if (known !== undefined || this.others.size < MOST_LISTS) this.others.set(path, (known ?? 0) + 1);
  }

  private isListings(names: readonly (string | null)[]): boolean {
    return this.listName === ''
      ? LIST_NAMES.has(names.at(-1)?.toLowerCase() ?? '')
      : names.join('.').toLowerCase() === this.listName;
  }

  *read(chunk: Buffer): Generator<SourceRecord> {
    this.lineAt(this.chunkStart + this.chunk.length);
    this.chunkStart += this.chunk.length;
    this.chunk = chunk;
    // Only white space may follow the last bracket; the tokenizer would refuse it once it has ended.
    if (this.isLines || !this.isComplete) this.tokenizer.write(chunk);
    else if (chunk.toString().trim() !== '') throw new Error('something follows its last bracket');
    if (this.chunkStart + chunk.length - this.lastRecord > MAX_RECORD_CHARACTERS) {
      throw new FeedError(
        `After line ${this.recordLine} the feed has a record of more than ${MAX_RECORD_CHARACTERS} bytes`,
        'beyond-limits',
      );
    }
    yield* this.done.splice(0);
  }

  /** Returns the 1-based line of a position in the current chunk; positions must ascend. */
  private lineAt(offset: number): number {
    const end = offset - this.chunkStart;
    for (
      let at = this.counted - this.chunkStart;
      (at = this.chunk.indexOf(NEWLINE, at)) !== -1 && at < end;
      at += 1
    )
      this.line += 1;
    this.counted = Math.max(offset, this.counted);
    return this.line;
  }
}

function flatten(record: object): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const addValue = (path: string, value: string): void => {
    const known = values.get(path);
    if (known === undefined) values.set(path, [value]);
    else known.push(value);
  };
  const visit = (part: unknown, path: string): void => {
    if (Array.isArray(part)) {
      for (const item of part) visit(item, path);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) {
        visit(inner, path === '' ? name.toLowerCase() : `${path}.${name.toLowerCase()}`);
      }
    } else if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean') {
      addValue(path, String(part));
    }
  };
  visit(record, '');
  return values;
}
