import { useEffect, useState, type RefObject } from 'react';

/** Controls that a visitor may want to press. Links of whole cards and photos are excluded: they are large. */
const CONTROLS =
  'button:not(:has(img)), input, select, textarea, summary, a[href^="tel:"], a[href^="https://wa.me"], .maplibregl-ctrl';
const STEPS = [0, 0.5, 1];

/** True while an element that is fixed over the page covers a control, so that it can make way. */
export function useYields(element: RefObject<HTMLElement | null>): boolean {
  const [yields, setYields] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (element.current !== null) setYields(coversControl(element.current));
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
  }, [element]);
  return yields;
}

function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return STEPS.some((across) =>
    STEPS.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((below) => !element.contains(below) && below.closest(CONTROLS) !== null),
    ),
  );
}
