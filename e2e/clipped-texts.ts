import type { Page } from 'playwright-core';

/**
 * Returns texts that a box with hidden overflow cuts off. Left out are texts that end in an ellipsis on purpose, and
 * rows that scroll.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2;
    const HIDING = /hidden|clip/;
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden=true], [inert], .visually-hidden, .skip, script, style, select'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // A label for screen readers alone.
        if (width <= TOLERANCE) break;
        const isCutSideways =
          HIDING.test(overflowX) && (text.left < left - TOLERANCE || text.right > right + TOLERANCE);
        const isCutBelow =
          HIDING.test(overflowY) && (text.top < top - TOLERANCE || text.bottom > bottom + TOLERANCE);
        if (isCutSideways || isCutBelow) {
          clipped.push(`${node.textContent?.trim().slice(0, 80)} in ${box.outerHTML.slice(0, 120)}`);
          break;
        }
      }
    }
    return clipped;
  });
}
