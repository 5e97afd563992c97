/** A rule of a page as the editor knows it. */
export interface PageRule {
  /** Comma-separated selectors; the step within keyframes. */
  selectors: string;
  style: string;
  /** Such as `@media (max-width: 575px)`; empty for a rule outside of an at-rule. */
  at: string;
}

/** Commas between selectors, but not within brackets. */
const COMMAS = /,(?![^(]*\))/;
const PSEUDO = /::?[\w-]+(?:\([^()]*\))?/g;
const KEYFRAMES = /^@keyframes\s+(\S+)/;

/** Returns a selector for the same elements in any state, such as hovered or not. */
export const lastingSelector = (selector: string): string => selector.replace(PSEUDO, ':not(none)');

/**
 * Returns the rules of a page that style a part of it wherever it is inserted. A rule for all elements of a kind is
 * excluded, because it would also style the rest of the next page.
 */
export function rulesOfPart(html: string, rules: readonly PageRule[]): string {
  const part = document.createElement('template');
  part.innerHTML = html;
  const elements = [...part.content.querySelectorAll('*')];
  const isOfPart = (selector: string): boolean => {
    if (!/[.#][\w-]/.test(selector)) return false;
    const lasting = lastingSelector(selector);
    return elements.some((element) => matches(element, lasting));
  };
  const own = rules.flatMap(({ selectors, ...rule }): PageRule[] => {
    const list = selectors.split(COMMAS).map((selector) => selector.trim());
    const kept = list.filter(isOfPart).join(', ');
    return kept === '' || rule.style === '' || KEYFRAMES.test(rule.at) ? [] : [{ selectors: kept, ...rule }];
  });
  const animations = own.flatMap(({ style }) => style.match(/animation(?:-name)?:[^;]*/g) ?? []);
  const animated = new Set(animations.flatMap((text) => text.split(/[\s:,]+/)));
  const steps = rules.filter(({ at }) => animated.has(KEYFRAMES.exec(at)?.[1] ?? ''));
  return written([...own, ...steps]);
}

/** False for a selector that the browser does not know. */
export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Conditional rules come last, as in the editor. */
function written(rules: readonly PageRule[]): string {
  const byCondition = new Map<string, string[]>([['', []]]);
  for (const { at, selectors, style } of rules)
    byCondition.set(at, [...(byCondition.get(at) ?? []), `${selectors}{${style}}`]);
  return [...byCondition]
    .map(([at, texts]) => (at === '' ? texts.join('\n') : `${at}{${texts.join('\n')}}`))
    .join('\n')
    .trim();
}
