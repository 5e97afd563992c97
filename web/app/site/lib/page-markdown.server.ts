import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { matches, select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit, SKIP } from 'unist-util-visit';

/** Elements that only serve the operation or the look of the page. */
const LEFT_OUT = [
  'script',
  'style',
  'template',
  'form',
  'dialog',
  'iframe',
  'svg',
  '[hidden]',
  '[aria-hidden="true"]',
  'img[alt=""]',
  'img:not([alt])',
].join(', ');

const DESCRIBED_PICTURE = 'img[alt]:not([alt=""])';

/** Attributes that contain a URL. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src', source: 'src', video: 'src' };

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });

/**
 * Turns a page of the site into Markdown: its title, description and address, then what is in its `main`, with
 * complete addresses.
 */
export async function toMarkdown(html: string, address: string): Promise<string> {
  const document = parser.parse(html);
  const head = readHead(document, address);
  const main = select('main', document);
  const body: Root = { type: 'root', children: main?.children ?? [] };
  leaveOut(body);
  separateNeighbours(body);
  completeAddresses(body, address);
  const text = writer.stringify(await writer.run(body));
  return `---\n${head}\n---\n\n${text}`;
}

/** JSON strings are valid YAML strings. */
function readHead(document: Root, address: string): string {
  const title = select('title', document)?.children[0];
  const description = select('meta[name="description"]', document)?.properties.content;
  const canonical = select('link[rel="canonical"]', document)?.properties.href;
  const rows = {
    title: title?.type === 'text' ? title.value : undefined,
    description,
    url: canonical ?? address,
  };
  return Object.entries(rows)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

function leaveOut(body: Root): void {
  visit(body, (node, index, parent) => {
    if (index === undefined || parent === undefined) return undefined;
    const replacement = replacementOf(node);
    if (replacement === undefined) return undefined;
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index];
  });
}

/** Returns the replacement of a node that is left out, and undefined for a node that stays. */
function replacementOf(node: Root | RootContent): Element[] | undefined {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return undefined;
  // A photo that a button makes larger is content; what the button says is not.
  if (node.tagName === 'button') return selectAll(DESCRIBED_PICTURE, node);
  if (matches(LEFT_OUT, node)) return [];
  const isEmpty =
    (node.tagName === 'a' || node.tagName === 'li') &&
    toString(node).trim() === '' &&
    select(DESCRIBED_PICTURE, node) === undefined;
  return isEmpty ? [] : undefined;
}

/** Inserts spaces between elements that only styles separate on screen. */
function separateNeighbours(body: Root): void {
  visit(body, 'element', (element: Element) => {
    element.children = element.children.flatMap((child, index) =>
      child.type === 'element' && element.children[index - 1]?.type === 'element'
        ? [{ type: 'text', value: ' ' }, child]
        : [child],
    );
  });
}

function completeAddresses(body: Root, address: string): void {
  for (const element of selectAll(Object.keys(ADDRESSES).join(', '), body)) {
    const name = ADDRESSES[element.tagName] ?? '';
    const value = element.properties[name];
    if (typeof value === 'string' && URL.canParse(value, address))
      element.properties[name] = new URL(value, address).href;
  }
}
