import { SaxesParser, type SaxesAttributePlain } from 'saxes';
import { FeedError } from './feed-error.js';
import { SourceRecord } from './source-record.js';

/** Longest text of one field in characters; what is beyond is left out and reported. */
const MAX_FIELD = 1_000_000;
const MAX_DEPTH = 32;

/** Named references that senders use although XML knows only five. Nothing else is ever expanded. */
const HTML_REFERENCES: Record<string, string> = {
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  deg: '°',
  sup2: '²',
  trade: '™',
  reg: '®',
  copy: '©',
  eacute: 'é',
};

interface OpenRecord {
  line: number;
  /** Element names from the record inwards. */
  path: string[];
  texts: string[];
  values: Map<string, string[]>;
  tooLong: Set<string>;
}

/** Streams the records of an XML feed; `onRoot` names the record element for the root element's name. */
export async function* parseXml(
  text: AsyncIterable<string>,
  onRoot: (root: string) => string,
): AsyncGenerator<SourceRecord> {
  const reader = new XmlRecordReader(onRoot);
  for await (const chunk of text) yield* reader.read(chunk);
  yield* reader.end();
}

/** Collects one record at a time: memory holds no more than the record being read. */
class XmlRecordReader {
  private readonly parser = new SaxesParser();
  private readonly done: SourceRecord[] = [];
  private recordName: string | undefined;
  private depth = 0;
  private open: OpenRecord | undefined;
  private openDepth = 0;

  constructor(private readonly onRoot: (root: string) => string) {
    Object.assign(this.parser.ENTITIES, HTML_REFERENCES);
    this.parser.on('error', (error) => {
      throw new FeedError(`The feed is not well-formed XML: ${error.message}`);
    });
    this.parser.on('doctype', () => {
      throw new FeedError('The feed declares a document type, which could define entities; it is refused');
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      this.openTag(name.toLowerCase(), attributes);
    });
    this.parser.on('closetag', () => {
      this.closeTag();
    });
    this.parser.on('text', (value) => {
      this.addText(value);
    });
    this.parser.on('cdata', (value) => {
      this.addText(value);
    });
  }

  *read(chunk: string): Generator<SourceRecord> {
    // Control characters are forbidden in XML and common in feeds.
    this.parser.write(chunk.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' '));
    yield* this.done.splice(0);
  }

  *end(): Generator<SourceRecord> {
    this.parser.close();
    yield* this.done.splice(0);
  }

  private openTag(name: string, attributes: Record<string, string | SaxesAttributePlain>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new FeedError(`The feed nests elements deeper than ${MAX_DEPTH}`);
    if (this.depth === 1) this.recordName = this.onRoot(name);
    if (this.open !== undefined) {
      this.open.path.push(name);
      this.open.texts.push('');
    } else if (name === this.recordName && this.depth > 1) {
      this.open = { line: this.parser.line, path: [], texts: [''], values: new Map(), tooLong: new Set() };
      this.openDepth = this.depth;
    } else {
      return;
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      this.addValue(this.open, [...this.open.path, `@${attribute.toLowerCase()}`].join('.'), String(value));
    }
  }

  private closeTag(): void {
    const { open } = this;
    if (open !== undefined) {
      if (this.depth === this.openDepth) {
        const record = new SourceRecord(open.line, open.values);
        for (const field of open.tooLong) record.warn(field, `longer than ${MAX_FIELD} characters, cut off`);
        this.done.push(record);
        this.open = undefined;
      } else {
        const value = open.texts.pop() ?? '';
        if (value.trim() !== '') this.addValue(open, open.path.join('.'), value);
        open.path.pop();
      }
    }
    this.depth -= 1;
  }

  private addText(value: string): void {
    const { open } = this;
    if (open === undefined) return;
    const held = open.texts.at(-1) ?? '';
    const room = MAX_FIELD - held.length;
    if (value.length > room) open.tooLong.add(open.path.join('.'));
    open.texts[open.texts.length - 1] = held + value.slice(0, Math.max(room, 0));
  }

  private addValue(open: OpenRecord, path: string, value: string): void {
    const values = open.values.get(path);
    if (values === undefined) open.values.set(path, [value]);
    else values.push(value);
  }
}
