import { useEffect, useState, type RefObject } from 'react';

/**
 * Controls that a visitor may want to press, and figures to compare. Links of whole cards and photos are excluded: they
 * are large.
 */
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
    STEPS.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((below) => !element.contains(below) && below.closest(KEPT_CLEAR) !== null),
    ),
  );
}
