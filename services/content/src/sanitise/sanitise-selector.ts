import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import parseSelectors, { type Node, type Root } from 'postcss-selector-parser';

/** Selectors that reach out of the shadow root of a page. */
const REACHES_OUT = /^::?(?:host|host-context|slotted|part)$/i;
const IS_ROOT = /^(?:html|body|:root)$/i;
const ROOT = `.${PAGE_ROOT_CLASS}`;

/** Returns the selectors of a rule that stay within the page, or undefined when there is none. */
export function sanitiseSelector(selector: string): string | undefined {
  if (/[<{}@;]|\/\*/.test(selector)) return undefined;
  let root: Root;
  try {
    root = parseSelectors().astSync(selector.replace(/\s+/g, ' '));
  } catch {
    return undefined;
  }
  const allowed = root.nodes.filter((one) => one.walk(staysWithin) !== false);
  for (const one of allowed) {
    one.walk((node) => {
      if ((node.type === 'tag' || node.type === 'pseudo') && IS_ROOT.test(node.value)) {
        node.replaceWith(parseSelectors.className({ value: PAGE_ROOT_CLASS }));
      }
    });
  }
  const clean = allowed.map((one) => collapse(String(one).trim())).filter(Boolean);
  return clean.length === 0 ? undefined : clean.join(', ');
}

/** Returns false, which ends the walk, for selectors outside of the page or with an escape in their name. */
function staysWithin(node: Node): boolean {
  if (node.type !== 'tag' && node.type !== 'pseudo') return true;
  return !String(node).includes('\\') && !(node.type === 'pseudo' && REACHES_OUT.test(node.value));
}

/** Merges repeated page roots, so that `html body .a` means one root and not two nested ones. */
const collapse = (selector: string): string => {
  const twice = new RegExp(`(?:\\${ROOT}(?:\\s*>\\s*|\\s+))+(?=\\${ROOT}(?![\\w-]))`, 'g');
  return selector.replace(twice, '');
};
