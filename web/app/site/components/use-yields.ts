import { useEffect, useState, type RefObject } from 'react';

/** Controls that a visitor may want to press, and figures to compare. Photos are excluded: they are large. */
const KEPT_CLEAR =
  'button:not(:has(img)), input, select, textarea, summary, a[href^="tel:"], a[href^="https://wa.me"], .maplibregl-ctrl, table, dl, output';
const STEPS = [0, 0.5, 1];

/** True while an element that is fixed over a page covers a control or figures, so that it can make way. */
export function useYields(element: RefObject<HTMLElement | null>, page: string): boolean {
  const [yields, setYields] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (element.current !== null) setYields(isInTheWay(element.current));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [element, page]);
  return yields;
}

function isInTheWay(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return STEPS.some((across) =>
    STEPS.some((down) => {
      const [x, y] = [left + across * width, top + down * height];
      return document
        .elementsFromPoint(x, y)
        .some(
          (below) =>
            !element.contains(below) && (below.closest(KEPT_CLEAR) !== null || isWordsOfLink(below, x, y)),
        );
    }),
  );
}

/** The link of a whole card spreads over it; only its words have to stay in sight. */
function isWordsOfLink(below: Element, x: number, y: number): boolean {
  const link = below.closest('a:not(:has(img))');
  if (link === null) return false;
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
