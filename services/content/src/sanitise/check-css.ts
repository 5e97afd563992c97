import { MAX_PAGE_FINDINGS, type PageFinding } from '@manzil/contracts/content/page-check';
import postcss, { type ChildNode } from 'postcss';
import { hidingRules } from './find-hiding-rules.js';
import { shortened } from './finding-texts.js';
import { foreignPicturesInCss } from './foreign-pictures-in-css.js';
import { partsRemovedFromCss } from './sanitise-css.js';

/** Reports by line where CSS cannot be parsed, what a save rejects or removes, and which rules hide the page. */
export function checkCss(css: string): PageFinding[] {
  let removed: ChildNode[];
  try {
    removed = partsRemovedFromCss(css);
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    return [finding(error.line ?? 1, 'error', error.reason)];
  }
  return [
    ...foreignPicturesInCss(css).map(({ line, url }) =>
      finding(line, 'error', `Use a picture of the library (/uploads/…) instead of ${shortened(url)}`),
    ),
    ...removed
      .slice(0, MAX_PAGE_FINDINGS)
      .filter((node) => !isRefused(node))
      .map((node) => finding(lineOf(node), 'removed', messageOf(node))),
    ...hidingRules(css).map(({ line, message }) => finding(line, 'hides', message)),
  ];
}

/** External pictures are reported as a separate error. */
const isRefused = (node: ChildNode): boolean =>
  node.type === 'decl' && foreignPicturesInCss(`a{${node.toString()}}`).length > 0;

function messageOf(node: ChildNode): string {
  if (node.type === 'comment') return 'A comment is removed';
  if (node.type === 'decl') return `“${shortened(node.toString())}” is removed`;
  if (node.type === 'atrule')
    return `“@${shortened(`${node.name} ${node.params}`)}” is removed with all that is in it`;
  return node.nodes.length === 0
    ? `The rule for “${shortened(node.selector)}” is empty and is removed`
    : `The rule for “${shortened(node.selector)}” is removed`;
}

const lineOf = (node: ChildNode): number => node.source?.start?.line ?? 1;

const finding = (line: number, kind: PageFinding['kind'], message: string): PageFinding => ({
  field: 'css',
  line,
  kind,
  message,
});
