import { MAX_PAGE_FINDINGS, type PageFinding } from '@manzil/contracts/content/page-check';
import { foreignPicturesIn, isForeign } from '@manzil/markup/foreign-pictures';
import { COMMON } from '@manzil/markup/html-rules';
import { Parser } from 'htmlparser2';
import postcss, { type ChildNode } from 'postcss';
import { lineCounter, shortened } from './finding-texts.js';
import { sanitiseInlineStyle } from './sanitise-css.js';
import { sanitisePageHtml } from './sanitise-html.js';

type Attributes = Record<string, string>;
interface Element {
  name: string;
  attributes: Attributes;
}

const REMOVED_WITH_CONTENT = new Set<string>(COMMON.nonTextTags);
const PICTURE_ADDRESS = /^src(?:set)?$/;

/**
 * Reports by line the pictures that a save would refuse and the code that it would remove. Each element is checked by
 * the sanitiser itself.
 */
export function checkHtml(html: string): PageFinding[] {
  const refused = foreignPicturesIn(html).map(({ line, url }) =>
    finding(line, 'error', `Use a picture of the library (/uploads/…) instead of ${shortened(url)}`),
  );
  return [...refused, ...removedFromHtml(html)];
}

function removedFromHtml(html: string): PageFinding[] {
  const found: PageFinding[] = [];
  const lineAt = lineCounter(html);
  const judged = new Map<string, string[]>();
  /** Nesting depth within an element that is removed with its content, including that element. */
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth === 0 && found.length < MAX_PAGE_FINDINGS) {
        const written = html.slice(parser.startIndex, parser.endIndex + 1);
        const messages = judged.get(written) ?? judge({ name, attributes });
        judged.set(written, messages);
        for (const message of messages) found.push(finding(lineAt(parser.startIndex), 'removed', message));
      }
      if (depth > 0 || REMOVED_WITH_CONTENT.has(name)) depth += 1;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
    oncomment() {
      if (depth === 0) found.push(finding(lineAt(parser.startIndex), 'removed', 'A comment is removed'));
    },
  });
  parser.end(html);
  return found;
}

/** Returns the changes that the sanitiser makes to a single element. */
function judge(element: Element): string[] {
  const { name } = element;
  const tag = `<${shortened(name)}>`;
  const kept = firstElement(sanitisePageHtml(openTag(element)));
  if (kept === undefined) {
    return [
      REMOVED_WITH_CONTENT.has(name)
        ? `${tag} is removed with all that is in it`
        : `${tag} is removed; the text in it stays`,
    ];
  }
  const renamed = kept.name === name ? [] : [`${tag} becomes <${kept.name}>`];
  return [
    ...renamed,
    ...Object.entries(element.attributes).flatMap((each) => judgeAttribute(tag, each, kept)),
  ];
}

function judgeAttribute(tag: string, [name, value]: [string, string], kept: Element): string[] {
  // External pictures are reported as a separate error.
  if (PICTURE_ADDRESS.test(name) && isForeign(value)) return [];
  if (name === 'style') return judgeStyle(tag, value);
  const now = kept.attributes[name];
  if (now === undefined) return [`The attribute ${shortened(name)} of ${tag} is removed`];
  return now === value ? [] : [`The attribute ${name} of ${tag} becomes “${shortened(now)}”`];
}

function judgeStyle(tag: string, style: string): string[] {
  let nodes: ChildNode[];
  try {
    nodes = postcss.parse(style).nodes;
  } catch {
    return [`The style of ${tag} cannot be read and is removed`];
  }
  return nodes
    .map((node) => node.toString())
    .filter((declaration) => sanitiseInlineStyle(declaration) === '')
    .map((declaration) => `“${shortened(declaration)}” in the style of ${tag} is removed`);
}

const openTag = ({ name, attributes }: Element): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')}>`;

function firstElement(html: string): Element | undefined {
  const elements: Element[] = [];
  new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) }).end(html);
  return elements[0];
}

const finding = (line: number, kind: PageFinding['kind'], message: string): PageFinding => ({
  field: 'html',
  line,
  kind,
  message,
});
