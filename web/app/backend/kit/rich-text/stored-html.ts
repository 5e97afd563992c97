import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { INLINE_TAGS, isBlank, parseInert, shapeOf, tidy } from './html-shape';

/**
 * The document of a stored text. Blocks that the editor would write back differently are kept as raw HTML, so that
 * opening and saving a text loses nothing.
 */
export function readStoredHtml(html: string, schema: Schema): Node {
  const blocks = blocksOf(parseInert(html)).flatMap((block) => readBlock(block, schema));
  const { doc, paragraph } = schema.nodes;
  if (doc === undefined || paragraph === undefined) throw new Error('The schema has no document');
  return doc.create(null, blocks.length === 0 ? [paragraph.create()] : blocks);
}

/** The stored HTML of a document. */
export function writeStoredHtml(doc: Node): string {
  const blocks = doc.children.map(writeBlock);
  // The editor adds an empty paragraph below the last block for typing.
  while (blocks.at(-1) === '<p></p>') blocks.pop();
  return blocks.join('');
}

function writeBlock(node: Node): string {
  if (node.type.name === 'waiting') return '';
  if (node.type.name === 'kept') return node.attrs.html as string;
  const container = parseInert('');
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  container.append(serializer.serializeNode(node, { document: container.ownerDocument }));
  for (const waiting of container.querySelectorAll('[data-waiting]')) waiting.remove();
  tidy(container);
  return container.innerHTML;
}

/** Puts each block into its own container; running text between blocks is one block. */
function blocksOf(root: HTMLElement): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  let line: HTMLElement | undefined;
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 8) continue;
    const isText = node.nodeType === 3;
    if (isText && line === undefined && isBlank(node.textContent)) continue;
    const isInline = isText || INLINE_TAGS.has((node as Element).tagName.toLowerCase());
    const container = isInline ? (line ?? parseInert('')) : parseInert('');
    if (container !== line) blocks.push(container);
    line = isInline ? container : undefined;
    container.append(node);
  }
  return blocks;
}

function readBlock(block: HTMLElement, schema: Schema): readonly Node[] {
  const isLine = [...block.children].every(({ tagName }) => INLINE_TAGS.has(tagName.toLowerCase()));
  const shown = isLine ? parseInert(`<p>${block.innerHTML}</p>`) : block;
  const { children } = DOMParser.fromSchema(schema).parse(shown);
  const written = children.map(writeBlock).join('');
  if (shapeOf(parseInert(written)) === shapeOf(shown)) return children;
  const kept = schema.nodes.kept;
  return kept === undefined ? [] : [kept.create({ html: block.innerHTML })];
}
