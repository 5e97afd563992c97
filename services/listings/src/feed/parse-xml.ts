import { SaxesParser } from 'saxes';
import { Remembered } from '../remembered.js';
import { MOST_REMEMBERED, withoutPrefix } from './names-like.js';
import { FeedError } from './feed-error.js';
import { MAX_DEPTH, MAX_FIELD_CHARACTERS, MAX_RECORD_CHARACTERS } from './feed-limits.js';
import { FeedNotes } from './feed-notes.js';
import { mendXml } from './mend-xml.js';
import { ElementSurvey, type RecordCandidates } from './record-candidates.js';
import { SourceRecord } from './source-record.js';

interface OpenRecord {
  line: number;
  /** The element names inside the record. */
  path: string[];
  texts: string[];
  values: Map<string, string[]>;
  /** The reasons of problems, by field. */
  flaws: Map<string, string>;
}

/**
 * Streams the records of an XML feed, which are the outermost elements below the root whose name is one of
 * `records`; `#element` has that name when there are several. Children become values named by their path in lower case
 * (`agent.name`), attributes by `@name`; a repeated element gives its name several values, and HTML elements in a value
 * stay in its text. XML that is not well-formed throws {@link FeedError}, except for what `notes` names, and so does a
 * document without records that has elements which may be listings. Only the five predefined entities are replaced.
 */
export async function* parseXml(
  text: AsyncIterable<string>,
  records: readonly string[],
  notes: FeedNotes,
  { isKnownFormat = false } = {},
): AsyncGenerator<SourceRecord> {
  const reader = new XmlRecordReader(records, notes, isKnownFormat);
  for await (const chunk of mendXml(text, notes)) yield* reader.read(chunk);
  yield* reader.end();
}

/** Returns the elements in the beginning of an XML document that may be listings. */
export async function elementCandidates(head: string): Promise<RecordCandidates> {
  const notes = new FeedNotes();
  const reader = new XmlRecordReader([], notes);
  async function* pieces(): AsyncGenerator<string> {
    yield await Promise.resolve(head);
  }
  try {
    for await (const chunk of mendXml(pieces(), notes)) reader.read(chunk).next();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
  return reader.candidates;
}

/**
 * HTML elements that a value may contain. Names that are also language codes (`tr`) are not listed, because they are
 * only HTML inside another HTML element.
 */
const MARKUP = new Set([
  ...['p', 'br', 'b', 'i', 'u', 'em', 'strong', 'span', 'div', 'ul', 'ol', 'li', 'a', 'font', 'center'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'tbody', 'blockquote', 'small', 'sub', 'sup', 'dl'],
]);
const EMPTY_MARKUP = new Set(['br', 'hr', 'wbr']);

/** A document type without declarations, or with the published ones of REAXML, which are never fetched. */
const HARMLESS_DOCTYPE =
  /^\s*(?:[\w:.-]+|propertyList\s+SYSTEM\s+"https?:\/\/reaxml\.realestate\.com\.au\/[\w.-]+\.dtd")\s*$/;

/** Characters that XML forbids but feeds contain. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Errors in a single value that do not invalidate the feed: `&nbsp;` without a declaration, `&#11;`. */
const FLAW = /(undefined entity|malformed character entity)\.$/;

const notWellFormed = (reason: string): FeedError =>
  new FeedError(
    `The feed is not well-formed XML: ${reason}`,
    /unclosed tag|unexpected end/.test(reason) ? 'truncated' : 'not-well-formed',
  );

/** Collects one record at a time, so that only the current record is in memory. */
class XmlRecordReader {
  private readonly parser = new SaxesParser();
  private readonly done: SourceRecord[] = [];
  /** Undefined as soon as there is a record. */
  private survey: ElementSurvey | undefined = new ElementSurvey();
  private root = '';
  /** Something follows the root element. */
  private hasSurplus = false;
  /** The open HTML elements in a value. */
  private markup = 0;
  private depth = 0;
  private open: OpenRecord | undefined;
  private openDepth = 0;
  private startLine = 1;
  /** The last position between two records. */
  private lastBoundary = 0;

  constructor(
    private readonly records: readonly string[],
    private readonly notes: FeedNotes,
    isKnownFormat = false,
  ) {
    // Formats have no namespaces; the prefixes of other documents are in the names that staff have mapped.
    const names = new Remembered<string>(MOST_REMEMBERED);
    const nameOf = (given: string): string =>
      names.of(given, () => {
        const name = given.toLowerCase();
        return isKnownFormat ? withoutPrefix(name) : name;
      });
    this.parser.on('error', (error) => {
      if (this.isAfterRoot) {
        this.surplus();
        return;
      }
      if (!FLAW.test(error.message)) throw notWellFormed(error.message);
      this.flaw('contains a character reference that XML does not know');
    });
    this.parser.on('doctype', (doctype) => {
      if (!HARMLESS_DOCTYPE.test(doctype)) {
        throw new FeedError('The feed declares a document type that could define entities; it is refused');
      }
    });
    this.parser.on('opentagstart', () => {
      this.startLine = this.parser.line;
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      this.openTag(nameOf(name), attributes);
    });
    this.parser.on('closetag', ({ name }) => {
      this.closeTag(nameOf(name));
    });
    this.parser.on('text', (value) => {
      if (this.isAfterRoot && value.trim() !== '') this.surplus();
      // References are replaced, so inside of HTML elements they are written again.
      this.appendText(this.markup > 0 ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;') : value);
    });
    this.parser.on('cdata', (value) => {
      this.appendText(value);
    });
  }

  *read(chunk: string): Generator<SourceRecord> {
    this.parser.write(chunk.replace(FORBIDDEN, ' '));
    if (this.parser.position - this.lastBoundary > MAX_RECORD_CHARACTERS) {
      const line = this.open?.line ?? this.parser.line;
      throw new FeedError(
        `At line ${line} the feed has a record of more than ${MAX_RECORD_CHARACTERS} characters`,
        'beyond-limits',
      );
    }
    yield* this.done.splice(0);
  }

  *end(): Generator<SourceRecord> {
    this.parser.close();
    yield* this.done.splice(0);
    if (this.survey === undefined) return;
    const { candidates } = this;
    if (this.records.length > 0 && candidates.length === 0) return;
    const [root, child] = this.survey.first;
    const inside = child === undefined ? `<${root}>` : `<${child}> inside <${root}>`;
    const names = candidates.map(({ name, count }) => `<${name}> (${count})`).join(', ');
    throw new FeedError(
      [
        this.records.length === 0
          ? `The feed is XML of no known format: ${inside}.`
          : `The feed has no <${this.records[0]}>.`,
        ...(names === ''
          ? []
          : [`It may have its listings in ${names}: choose one in the mapping of the feed.`]),
      ].join(' '),
      'wrong-format',
    );
  }

  get candidates(): RecordCandidates {
    return this.survey?.candidates() ?? [];
  }

  private get isAfterRoot(): boolean {
    return this.root !== '' && this.depth === 0;
  }

  /** Reports what follows the root element once, unless it could have listings. */
  private surplus(name = ''): void {
    if (name === this.root || this.records.includes(name))
      throw notWellFormed(`line ${this.startLine}: <${name}> follows the root element`);
    if (this.hasSurplus) return;
    this.hasSurplus = true;
    this.notes.add(this.parser.line, 'feed', 'what follows the end of the document is ignored');
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    if (this.isAfterRoot) {
      this.surplus(name);
      return;
    }
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      throw new FeedError(`The feed nests elements deeper than ${MAX_DEPTH}`, 'beyond-limits');
    if (this.depth === 1) this.root = name;
    if (!MARKUP.has(name)) this.survey?.openTag(name, Object.keys(attributes));
    if (this.markup > 0 || (this.open !== undefined && this.open.path.length > 0 && MARKUP.has(name))) {
      this.markup += 1;
      this.appendText(`<${name}>`);
      if (attributes.href !== undefined && this.open !== undefined)
        addValue(this.open, [...this.open.path, name, '@href'].join('.'), attributes.href);
      return;
    }
    if (this.open !== undefined) {
      this.open.path.push(name);
      this.open.texts.push('');
    } else if (this.records.includes(name) && this.depth > 1) {
      this.open = { line: this.startLine, path: [], texts: [''], values: new Map(), flaws: new Map() };
      this.openDepth = this.depth;
      this.survey = undefined;
      if (this.records.length > 1) addValue(this.open, '#element', name);
    } else {
      return;
    }
    const { open } = this;
    for (const [attribute, value] of Object.entries(attributes)) {
      addValue(open, [...open.path, `@${attribute.toLowerCase()}`].join('.'), value);
    }
  }

  private closeTag(name: string): void {
    if (this.isAfterRoot) return;
    if (!MARKUP.has(name)) this.survey?.closeTag();
    if (this.markup > 0) {
      this.markup -= 1;
      this.depth -= 1;
      if (!EMPTY_MARKUP.has(name)) this.appendText(`</${name}>`);
      return;
    }
    const { open } = this;
    if (open !== undefined) {
      if (this.depth === this.openDepth) {
        const record = new SourceRecord(open.line, open.values);
        for (const [field, reason] of open.flaws) record.warn(field, reason);
        this.done.push(record);
        this.open = undefined;
      } else {
        addValue(open, open.path.join('.'), open.texts.pop() ?? '');
        open.path.pop();
      }
    }
    if (this.open === undefined) this.lastBoundary = this.parser.position;
    this.depth -= 1;
  }

  private appendText(value: string): void {
    const { open } = this;
    if (open === undefined) return;
    const text = open.texts.at(-1) ?? '';
    const remaining = MAX_FIELD_CHARACTERS - text.length;
    if (value.length > remaining) this.flaw(`longer than ${MAX_FIELD_CHARACTERS} characters, cut off`);
    open.texts[open.texts.length - 1] = text + value.slice(0, Math.max(remaining, 0));
  }

  private flaw(reason: string): void {
    this.open?.flaws.set(this.open.path.join('.'), reason);
  }
}

function addValue(open: OpenRecord, path: string, value: string): void {
  if (value.trim() === '') return;
  if (value.includes('\ufffd'))
    open.flaws.set(path, 'contains characters that the encoding of the feed does not allow');
  const values = open.values.get(path);
  if (values === undefined) open.values.set(path, [value]);
  else values.push(value);
}
