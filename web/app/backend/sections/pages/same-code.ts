import { LIVE_ATTRIBUTE, LIVE_NAMES, liveAttributes } from '@manzil/contracts/content/live-blocks';
import { queryOfElement } from './live/fill-live-blocks';
import type { Shown } from './start-visual-editor';

/**
 * True when both show the same page, even if they are written differently: the visual editor and the server differ in
 * quotes, spaces, the order of attributes and what a live block leaves out.
 */
export const showsTheSame = (one: Shown, other: Shown): boolean =>
  isSameHtml(one.html, other.html) && compact(one.css) === compact(other.css);

const isSameHtml = (one: string, other: string): boolean =>
  one === other || parsed(one).isEqualNode(parsed(other));

function parsed(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('[style]'))
    element.setAttribute('style', compact(element.getAttribute('style') ?? ''));
  for (const block of body.querySelectorAll(`div[${LIVE_ATTRIBUTE}]`)) {
    const query = queryOfElement(block);
    if (query === undefined) continue;
    for (const name of Object.values(LIVE_NAMES)) block.removeAttribute(name);
    for (const [name, value] of Object.entries(liveAttributes(query))) block.setAttribute(name, value);
  }
  return body;
}

/** CSS without comments, and without spaces where they mean nothing. */
const compact = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;+(?=\}|$)/g, '')
    .trim();
