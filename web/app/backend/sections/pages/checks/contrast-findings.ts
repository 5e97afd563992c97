import { contrastOf, ENOUGH_CONTRAST } from '../../../kit/form/contrast';
import { elementsOf } from './elements-of';

/** WCAG AA requires this of large text: 24 px, or 18.66 px in bold. */
const ENOUGH_OF_LARGE = 3;

/** Finds texts with too little contrast. Texts over pictures or translucent colours are not measured. */
export function contrastFindings(page: Element): { element: Element; message: string }[] {
  const view = page.ownerDocument.defaultView;
  if (view === null) return [];
  return elementsOf(page, '*').flatMap((element) => {
    if (!hasOwnWords(element)) return [];
    const { color, fontSize, fontWeight, display, visibility } = view.getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') return [];
    const ground = groundOf(element, view);
    const [text, behind] = [hexOf(color), ground === undefined ? undefined : hexOf(ground)];
    const contrast = text === undefined || behind === undefined ? undefined : contrastOf(text, behind);
    if (contrast === undefined) return [];
    const pixels = Number.parseFloat(fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
    const enough = isLarge ? ENOUGH_OF_LARGE : ENOUGH_CONTRAST;
    if (contrast >= enough) return [];
    const message = `The text is too faint: its contrast is ${contrast.toFixed(1)}, and ${String(enough)} is needed.`;
    return [{ element, message }];
  });
}

const hasOwnWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

/** The colour behind an element; undefined where a picture or a gradient is. */
function groundOf(element: Element, view: Window): string | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at);
    if (backgroundImage !== '' && backgroundImage !== 'none') return undefined;
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

const CLEAR = /^(?:|transparent|rgba\(\d+, \d+, \d+, 0\))$/;
const isClear = (colour: string): boolean => CLEAR.test(colour);

/** A computed colour as `#rrggbb`; undefined when it is translucent. */
function hexOf(colour: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
