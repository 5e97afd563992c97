import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import postcss, { type Declaration, type Rule } from 'postcss';
import { shortened } from './finding-texts.js';
import { sanitiseSelector } from './sanitise-selector.js';

const ROOT = `.${PAGE_ROOT_CLASS}`;
/** Selectors, after sanitising, that match the whole page or all its elements. */
const WHOLE_PAGE = new Set([
  ROOT,
  `div${ROOT}`,
  'div',
  '*',
  `${ROOT} *`,
  `${ROOT} > *`,
  `${ROOT} > div`,
  `${ROOT} div`,
]);
const NOTHING = String.raw`[-+]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?`;
const FAR_AWAY = /(?:^|[\s(])-\d{3,}(?:\.\d+)?(?:px|r?em|v[wh]|%|ch)/i;
const is = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

/** Matches the values that hide an element, by property. */
const HIDING: Readonly<Record<string, RegExp>> = {
  display: is('none'),
  visibility: is('hidden|collapse'),
  'content-visibility': is('hidden'),
  opacity: /^[-+]?(?:0*\.0\d*|0+(?:\.0\d*)?|[0-4](?:\.\d+)?%)$/,
  'font-size': is(NOTHING),
  scale: is(NOTHING),
  zoom: is(NOTHING),
  transform: new RegExp(
    String.raw`scale(?:3d|x|y)?\(\s*${NOTHING}\s*[,)]|translate(?:x|y|3d)?\([^)]*-\d{3,}(?:px|%|v[wh]|r?em)`,
    'i',
  ),
  filter: new RegExp(String.raw`opacity\(\s*${NOTHING}\s*\)`, 'i'),
  'clip-path': /inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0/i,
  left: FAR_AWAY,
  top: FAR_AWAY,
  inset: FAR_AWAY,
  'inset-inline-start': FAR_AWAY,
  margin: FAR_AWAY,
  'margin-left': FAR_AWAY,
  'margin-top': FAR_AWAY,
  'margin-inline-start': FAR_AWAY,
  'text-indent': FAR_AWAY,
};
const SIZES = is('(?:max-)?(?:height|width|block-size|inline-size)');

/** Maximum number of characters checked per value, so that no value takes long. */
const LONGEST_VALUE = 200;

interface HidingRule {
  /** Counted from 1. */
  line: number;
  message: string;
}

/** Returns declarations of rules for the whole page that hide its content. */
export function hidingRules(css: string): HidingRule[] {
  const found: HidingRule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!meansWholePage(rule)) return;
    const condition = conditionOf(rule);
    if (condition === undefined) return;
    for (const node of rule.nodes) {
      if (node.type !== 'decl' || !isHiding(node, rule)) continue;
      const [what, where] = [shortened(node.toString()), shortened(rule.selector)];
      found.push({
        line: node.source?.start?.line ?? 1,
        message: `“${what}” for “${where}” hides the whole page${condition}`,
      });
    }
  });
  return found;
}

const meansWholePage = (rule: Rule): boolean =>
  rule.selectors.some((selector) =>
    WHOLE_PAGE.has(sanitiseSelector(selector)?.replace(/\s*>\s*/g, ' > ') ?? ''),
  );

/** Returns the condition of a rule; undefined for steps of an animation and for print. */
function conditionOf({ parent }: Rule): string | undefined {
  if (parent?.type !== 'atrule') return '';
  const { name, params } = parent as postcss.AtRule;
  if (/keyframes$/i.test(name) || /^print\b/i.test(params.trim())) return undefined;
  return ` where “@${shortened(`${name} ${params}`)}” holds`;
}

function isHiding({ prop, value }: Declaration, rule: Rule): boolean {
  const name = prop.toLowerCase();
  const written = value.trim().slice(0, LONGEST_VALUE);
  if (SIZES.test(name)) return is(NOTHING).test(written) && cutsOff(rule);
  return Object.hasOwn(HIDING, name) && HIDING[name]?.test(written) === true;
}

const cutsOff = (rule: Rule): boolean =>
  rule.nodes.some(
    (node) => node.type === 'decl' && /^overflow/i.test(node.prop) && /hidden|clip/i.test(node.value),
  );
