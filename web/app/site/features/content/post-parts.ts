import { HOME_ATTRIBUTE, REFERENCE_ATTRIBUTE, VIDEO_ATTRIBUTE } from '@manzil/contracts/content/post-blocks';

/** Part of the text of a post: HTML, or content that is rendered when the post is shown. */
export type PostPart =
  | { kind: 'html'; html: string }
  | { kind: 'home'; id: number; reference: string }
  | { kind: 'video'; address: string };

/** Sanitised HTML has no `>` in attribute values. */
const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col']);
const END = '</div>';

/** Divides the sanitised HTML of a post at the homes and films between its blocks. */
export function postParts(html: string): PostPart[] {
  const parts: PostPart[] = [];
  let begin = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const end = index + tag.length;
    const block =
      depth === 0 && name === 'div' && html.startsWith(END, end) ? blockOf(attributes) : undefined;
    if (block !== undefined) {
      if (index > begin) parts.push({ kind: 'html', html: html.slice(begin, index) });
      parts.push(block);
      begin = end + END.length;
    }
    if (!VOID.has(name)) depth += slash === '/' ? -1 : 1;
  }
  if (begin < html.length) parts.push({ kind: 'html', html: html.slice(begin) });
  return parts;
}

function blockOf(attributes: string): PostPart | undefined {
  const id = valueOf(attributes, HOME_ATTRIBUTE);
  if (id !== undefined)
    return { kind: 'home', id: Number(id), reference: valueOf(attributes, REFERENCE_ATTRIBUTE) ?? '' };
  const address = valueOf(attributes, VIDEO_ATTRIBUTE);
  return address === undefined ? undefined : { kind: 'video', address };
}

const valueOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
