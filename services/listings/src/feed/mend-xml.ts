import type { FeedNotes } from './feed-notes.js';
import { peek, withoutStart } from './peek.js';

const HEAD_CHARACTERS = 16_384;
/** The declaration is irrelevant for text that is decoded already. */
const DECLARATION = /<\?xml\s+version[^>]*\?>/i;
/** Output that may precede a late XML declaration, without listings. */
const OUTPUT_BEFORE =
  /^(?:(?!<!\[CDATA\[|<(?:listings?|list|propert(?:y|ies)|root|dubizzlepropertyfeed|propertylist|realty-feed)\b)[^])*$/i;

/** Sections whose text has no references, and references; any other `&` is meant as text. */
const TOKEN =
  /<!\[CDATA\[|\]\]>|<!--|-->|<\?|\?>|<(?=[\s\d=])|&(?:#\d{1,7};|#x[\da-f]{1,6};|[a-z][\w.:-]{0,31};)?/gi;
/** A token is not longer. */
const TOKEN_CHARACTERS = 48;
const END_OF: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' };

/**
 * Returns where the document begins: at its declaration, when only the output of a program or blank lines come before
 * it, else at its first character that is not blank.
 */
export function startOfXml(head: string): number {
  const declared = DECLARATION.exec(head);
  if (declared !== null && OUTPUT_BEFORE.test(head.slice(0, declared.index))) return declared.index;
  return /^[\s\ufeff]*/.exec(head)?.[0].length ?? 0;
}

/**
 * Yields an XML document without its declaration and anything before it, and with each lone `&` as `&amp;` and each `<`
 * that begins no element as `&lt;`. Lines stay where they are. Repairs are added to `notes`.
 */
export async function* mendXml(text: AsyncIterable<string>, notes: FeedNotes): AsyncGenerator<string> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const start = head.join('');
  const from = startOfXml(start);
  const before = start.slice(0, from).trim();
  if (before !== '')
    notes.add(1, 'feed', `"${before.slice(0, 80)}" comes before the document and is ignored`);
  const declaration = DECLARATION.exec(start.slice(from));
  const skipped = from + (declaration?.index === 0 ? declaration[0].length : 0);
  const mender = new AmpersandMender(notes);
  yield start.slice(0, skipped).replace(/[^\n]+/g, '');
  mender.line += start.slice(0, skipped).split('\n').length - 1;
  for await (const chunk of withoutStart(all, skipped)) yield mender.mend(chunk);
  yield mender.mend('', { isLast: true });
}

/** Keeps the end of each piece until it is known whether a token begins there. */
class AmpersandMender {
  line = 1;
  private rest = '';
  /** The end of the section that the text is in. */
  private until: string | undefined;

  constructor(private readonly notes: FeedNotes) {}

  mend(piece: string, { isLast = false } = {}): string {
    const text = this.rest + piece;
    const certain = isLast ? text.length : text.length - TOKEN_CHARACTERS;
    const parts: string[] = [];
    let from = 0;
    let counted = 0;
    TOKEN.lastIndex = 0;
    for (let found; (found = TOKEN.exec(text)) !== null && found.index < certain;) {
      const [token] = found;
      if (this.until !== undefined) {
        if (token === this.until) this.until = undefined;
        continue;
      }
      this.until = END_OF[token.toUpperCase()];
      if (token !== '&' && token !== '<') continue;
      this.line += linesIn(text, counted, found.index);
      counted = found.index;
      const meant = token === '&' ? '&amp;' : '&lt;';
      this.notes.add(this.line, 'feed', `a lone ${token} is read as ${meant}`);
      parts.push(text.slice(from, found.index), meant);
      from = found.index + 1;
    }
    const end = Math.max(certain, from, 0);
    this.line += linesIn(text, counted, end);
    this.rest = text.slice(end);
    parts.push(text.slice(from, end));
    return parts.join('');
  }
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; (at = text.indexOf('\n', at)) !== -1 && at < to; at += 1) lines += 1;
  return lines;
}
