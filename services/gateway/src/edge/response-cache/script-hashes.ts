import { createHash } from 'node:crypto';

export interface ReusablePage {
  html: string;
  csp: string;
}

const ATTRIBUTES = `(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*`;
/**
 * Matches a comment, a script or style element with its text, or any other opening tag. An unclosed one extends to the
 * end, as in a browser, so that each part of the page is read once.
 */
const MARKUP = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)(?:</\\1\\s*>|$)|<[a-z]${ATTRIBUTES}(?:>|$)`,
  'gi',
);
type Markup = [markup: string, name?: string, attributes?: string, text?: string];
const HAS_SOURCE = /\ssrc\s*=/i;
/** Text that is data and never run needs no permission. */
const DATA_BLOCK = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Makes a page that was rendered with one visitor's nonce reusable: each inline script and style with exactly that
 * nonce is allowed by its hash instead, and the nonce is removed from markup and policy. A script without the nonce
 * stays forbidden. Undefined when the policy cannot be expressed that way.
 */
export function withoutNonce(html: string, csp: string, nonce: string): ReusablePage | undefined {
  // Under 'strict-dynamic' only the nonce allows our own files, and a hash does not replace it.
  if (!/^[\w+/=-]{8,}$/.test(nonce) || csp.includes("'strict-dynamic'")) return undefined;
  const attribute = new RegExp(`\\snonce=(["']?)${escape(nonce)}\\1(?=[\\s>/]|$)`, 'g');
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const reusable = html.replace(MARKUP, (...found: Markup) => {
    const [markup, name, attributes = '', text = ''] = found;
    if (name === undefined) return markup.startsWith('<!--') ? markup : markup.replace(attribute, '');
    const own = attributes.replace(attribute, '');
    if (own !== attributes && !HAS_SOURCE.test(own) && !DATA_BLOCK.test(own)) {
      hashes[name.toLowerCase() === 'script' ? 'script' : 'style'].add(sourceFor(text));
    }
    const textStart = 1 + name.length + attributes.length;
    return `<${markup.slice(1, 1 + name.length)}${own}${markup.slice(textStart)}`;
  });
  return { html: reusable, csp: replaceNonce(csp, nonce, hashes) };
}

/** A browser hashes what it parsed, in which every line ends in a line feed. */
const sourceFor = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

function replaceNonce(csp: string, nonce: string, hashes: Record<'script' | 'style', Set<string>>): string {
  return csp
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      if (!sources.includes(`'nonce-${nonce}'`)) return directive.trim();
      const replacements = name.startsWith('style-') ? hashes.style : hashes.script;
      const others = sources.filter((source) => source !== `'nonce-${nonce}'`);
      const all = [...others, ...replacements];
      return [name, ...(all.length === 0 ? ["'none'"] : all)].join(' ');
    })
    .filter((directive) => directive !== '')
    .join('; ');
}

const escape = (text: string): string => text.replace(/[+]/g, '\\$&');
