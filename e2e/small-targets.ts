import type { Page } from 'playwright-core';

/**
 * Returns targets below the minimum of WCAG 2.2, 2.5.8: smaller than 24 x 24 px, not inline in a text, and too
 * close to another target. The clickable area is measured, so a link that covers its whole card is as large as the
 * card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const INTERACTIVE =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=option]';
    const areOf = (element: Element): Element[] => [
      element,
      ...((element instanceof HTMLInputElement ? element.labels : null) ?? []),
    ];
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], .visually-hidden, .skip') === null
      );
    };
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    /** True when a square of the minimum size around the centre belongs to the target. */
    const isHitAround = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y } = centre(element.getBoundingClientRect());
      const half = LEAST / 2 - 0.5;
      return [-half, 0, half].every((dx) =>
        [-half, 0, half].every((dy) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && areOf(element).some((each) => each.contains(hit));
        }),
      );
    };
    const targets = [...document.querySelectorAll(INTERACTIVE)].filter(isShown);
    const small = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (width < LEAST || height < LEAST) && !isInText(element) && !isHitAround(element);
    });
    /**
     * True when a circle of the minimum size around the centre touches no other target and no circle of a small
     * one.
     */
    const standsAlone = (element: Element): boolean => {
      const { x, y } = centre(element.getBoundingClientRect());
      return targets.every((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const rect = other.getBoundingClientRect();
        const nearest = small.includes(other)
          ? centre(rect)
          : {
              x: Math.max(rect.left, Math.min(x, rect.right)),
              y: Math.max(rect.top, Math.min(y, rect.bottom)),
            };
        const least = small.includes(other) ? LEAST : LEAST / 2;
        return Math.hypot(nearest.x - x, nearest.y - y) >= least;
      });
    };
    return small
      .filter((element) => !standsAlone(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const size = `${width.toFixed(0)} x ${height.toFixed(0)} px`;
        return `${size}: ${element.outerHTML.slice(0, 160)}`;
      });
  });
}
