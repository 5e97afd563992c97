import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import parseSelectors, { type Node, type Root } from 'postcss-selector-parser';

/** Ways out of the shadow root that a page is rendered in. */
const REACHES_OUT = /^::?(?:host|host-context|slotted|part)$/i;
const IS_ROOT = /^(?:html|body|:root)$/i;
const ROOT = `.${PAGE_ROOT_CLASS}`;

/** The selectors of a rule that stay within the page, or undefined when there is none. */
export function sanitiseSelector(selector: string): string | undefined {
  if (/[<{}@;]|\/\*/.test(selector)) return undefined;
  let root: Root;
  try {
    root = parseSelectors().astSync(selector.replace(/\s+/g, ' '));
  } catch {
    return undefined;
  }
  const kept = root.nodes.filter((one) => one.walk(staysWithin) !== false);
  for (const one of kept) {
    one.walk((node) => {
      if ((node.type === 'tag' || node.type === 'pseudo') && IS_ROOT.test(node.value)) {
        node.replaceWith(parseSelectors.className({ value: PAGE_ROOT_CLASS }));
      }
    });
  }
  const clean = kept.map((one) => collapse(String(one).trim())).filter(Boolean);
  return clean.length === 0 ? undefined : clean.join(', ');
}

/** False, which ends the walk, for what is outside of the page or hides its name behind an escape. */
function staysWithin(node: Node): boolean {
  if (node.type !== 'tag' && node.type !== 'pseudo') return true;
  return !String(node).includes('\\') && !(node.type === 'pseudo' && REACHES_OUT.test(node.value));
}

/** `html body .a` names one element of ours, not two in each other. */
const collapse = (selector: string): string => {
  const twice = new RegExp(`(?:\\${ROOT}(?:\\s*>\\s*|\\s+))+(?=\\${ROOT}(?![\\w-]))`, 'g');
  return selector.replace(twice, '');
};
