import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { FeedError } from './feed-error.js';
import { MAX_DEPTH, MAX_RECORD_CHARACTERS } from './feed-limits.js';
import { SourceRecord } from './source-record.js';

/** The names of the list when the document is an object. */
const LIST_NAMES = ['properties', 'listings', 'data', 'value', 'results', 'items'];
const NEWLINE = 0x0a;
/** The size of the tokenizer's string buffer; without one it grows strings byte by byte. */
const STRING_BUFFER_BYTES = 64 * 1024;

/**
 * Streams the objects of a JSON list, or of the list inside a JSON object. Nested values are named by their path in
 * lower case; a list gives its name several values.
 */
export async function* parseJson(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let reader: JsonRecordReader | undefined;
  try {
    for await (const chunk of text) {
      reader ??= new JsonRecordReader(/^\s*\[/.test(chunk));
      yield* reader.read(Buffer.from(chunk));
    }
    if (reader?.isComplete !== true) {
      throw new FeedError('The feed is not well-formed JSON: it ends before its last bracket', 'truncated');
    }
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(
          `The feed is not well-formed JSON: ${error instanceof Error ? error.message : String(error)}`,
        );
  }
}

/** Yields each object when it closes, so that only the current record is in memory. */
class JsonRecordReader {
  private readonly tokenizer = new Tokenizer({ stringBufferSize: STRING_BUFFER_BYTES });
  private readonly values: TokenParser;
  private readonly done: SourceRecord[] = [];
  private depth = 0;
  private recordLine = 1;
  private line = 1;
  private chunk: Buffer = Buffer.alloc(0);
  private chunkStart = 0;
  /** The position up to which newlines are counted, and the end of the last record, in bytes from the start. */
  private counted = 0;
  private lastRecord = 0;

  constructor(isList: boolean) {
    const recordDepth = isList ? 1 : 2;
    // A path that matched the list itself would make the parser store all of it.
    const paths = isList ? ['$.*'] : LIST_NAMES.map((name) => `$.${name}.*`);
    this.values = new TokenParser({ paths, keepStack: false });
    this.values.onValue = ({ value, key }) => {
      if (typeof key !== 'number') return;
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      const record = isRecord
        ? new SourceRecord(this.recordLine, flatten(value))
        : new SourceRecord(null, new Map());
      if (!isRecord) record.reject('record', 'is not an object with fields');
      this.done.push(record);
    };
    this.tokenizer.onToken = (token) => {
      if (token.token === TokenType.LEFT_BRACE && this.depth === recordDepth)
        this.recordLine = this.lineAt(token.offset);
      if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) this.depth += 1;
      if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) this.depth -= 1;
      if (this.depth > MAX_DEPTH) {
        throw new FeedError(`The feed nests values deeper than ${MAX_DEPTH}`, 'beyond-limits');
      }
      if (this.depth === recordDepth) this.lastRecord = token.offset;
      this.values.write(token);
    };
  }

  get isComplete(): boolean {
    return this.values.isEnded;
  }

  *read(chunk: Buffer): Generator<SourceRecord> {
    this.lineAt(this.chunkStart + this.chunk.length);
    this.chunkStart += this.chunk.length;
    this.chunk = chunk;
    // Only white space may follow the last bracket; the tokenizer would refuse it once it has ended.
    if (!this.isComplete) this.tokenizer.write(chunk);
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
