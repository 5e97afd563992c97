import { DomainError } from '@manzil/service-kit/errors';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { isAllowedProperty } from './css-vocabulary.js';
import { sanitiseValue } from './sanitise-css-value.js';
import { sanitiseSelector } from './sanitise-selector.js';

const CONDITION = /^[\w\s:(),.%/*+=!<>-]{1,500}$/;
const LOADS = /url\s*\(|expression|selector\s*\(/i;
const KEYFRAMES_NAME = /^[a-z_-][\w-]*$/i;
const KEYFRAME = /^(?:from|to|\d+(?:\.\d+)?%)(?:\s*,\s*(?:from|to|\d+(?:\.\d+)?%))*$/i;

/**
 * Rebuilds the CSS of a page from its allowed parts: ordinary properties, `@media`, `@supports`, `@keyframes`, and
 * rules that stay within the page. Other parts are removed. Idempotent.
 * VALIDATION_FAILED, with the line, for CSS that cannot be parsed.
 */
export function sanitiseCss(css: string): string {
  const clean = postcss.root();
  try {
    copyAllowed(postcss.parse(css), clean, 'rules', []);
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    // The parser repeats the word, which may be markup.
    const reason = error.reason.replace(/^(Unknown word).*/s, '$1');
    const message = `${reason} (line ${error.line ?? 1})`;
    throw new DomainError('VALIDATION_FAILED', 'The CSS cannot be read', {
      issues: [{ field: 'css', message }],
    });
  }
  return withoutMarkup(clean.toString());
}

/** Returns the parts of CSS that `sanitiseCss` leaves out. Throws postcss.CssSyntaxError for CSS that cannot be parsed. */
export function partsRemovedFromCss(css: string): ChildNode[] {
  const removed: ChildNode[] = [];
  copyAllowed(postcss.parse(css), postcss.root(), 'rules', removed);
  return removed;
}

/** Sanitises the declarations of a style attribute; returns an empty text when they cannot be parsed. */
export function sanitiseInlineStyle(style: string): string {
  const clean = postcss.root();
  try {
    copyAllowed(postcss.parse(style), clean, 'declarations', []);
  } catch {
    return '';
  }
  const declarations = clean.nodes.filter((node) => node.type === 'decl');
  return withoutMarkup(declarations.map(declarationText).join('; '));
}

const declarationText = ({ prop, value, important }: Declaration): string =>
  `${prop}: ${value}${important ? ' !important' : ''}`;

/** Second line of defence: returns nothing if a parser error let through text that could end a style element. */
const withoutMarkup = (css: string): string => (/<[a-z/!?]/i.test(css) ? '' : css);

/** The kind of container, which decides the allowed children. */
type Place = 'rules' | 'declarations' | 'rule' | 'keyframes';

function copyAllowed(from: Container, to: Container, place: Place, removed: ChildNode[]): void {
  from.each((node) => {
    const before = removed.length;
    const copy = allowed(node, place, removed);
    if (copy !== undefined) to.append(copy);
    // A rule that became empty because of removals within it is not reported again.
    else if (removed.length === before) removed.push(node);
  });
}

function allowed(node: ChildNode, place: Place, removed: ChildNode[]): ChildNode | undefined {
  switch (node.type) {
    case 'decl':
      return place === 'rules' || place === 'keyframes' ? undefined : allowedDeclaration(node);
    case 'rule':
      return place === 'declarations' ? undefined : allowedRule(node, place, removed);
    case 'atrule':
      return place === 'rules' || place === 'rule' ? allowedAtRule(node, place, removed) : undefined;
    default:
      return undefined;
  }
}

function allowedDeclaration({ prop, value, important }: Declaration): Declaration | undefined {
  if (!isAllowedProperty(prop)) return undefined;
  const clean = sanitiseValue(prop, value);
  return clean === undefined
    ? undefined
    : postcss.decl({ prop, value: clean, ...(important && { important: true }) });
}

function allowedRule(rule: Rule, place: Place, removed: ChildNode[]): Rule | undefined {
  const selector =
    place === 'keyframes'
      ? KEYFRAME.test(rule.selector.trim())
        ? rule.selector.trim()
        : undefined
      : sanitiseSelector(rule.selector);
  if (selector === undefined) return undefined;
  return filled(postcss.rule({ selector }), rule, 'rule', removed);
}

function allowedAtRule(atRule: AtRule, place: Place, removed: ChildNode[]): AtRule | undefined {
  const name = atRule.name.toLowerCase();
  const params = atRule.params.trim();
  if (name === 'media' || name === 'supports') {
    if (!CONDITION.test(params) || LOADS.test(params) || /\/\*|<(?![\s=])/.test(params)) return undefined;
    return filled(postcss.atRule({ name, params, nodes: [] }), atRule, place, removed);
  }
  if (/^(?:-webkit-)?keyframes$/.test(name) && place === 'rules' && KEYFRAMES_NAME.test(params)) {
    return filled(postcss.atRule({ name, params, nodes: [] }), atRule, 'keyframes', removed);
  }
  return undefined;
}

/** Returns undefined for a rule without allowed content. */
function filled<C extends Rule | AtRule>(
  copy: C,
  original: C,
  place: Place,
  removed: ChildNode[],
): C | undefined {
  copyAllowed(original, copy, place, removed);
  return copy.nodes === undefined || copy.nodes.length === 0 ? undefined : copy;
}
