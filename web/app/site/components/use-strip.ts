import { useCallback, useEffect, useRef, useState } from 'react';

/** Tolerance at the ends of a scroller, in pixels: positions are fractional at some zoom levels. */
const NEAR = 2;

/** Observes which edges of a row that scrolls sideways have more beyond them, in either direction. */
export function useStrip() {
  const scroller = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const [beyond, setBeyond] = useState({ before: false, after: false });

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const look = () => {
      // Negative where one reads from right to left.
      const passed = Math.abs(box.scrollLeft);
      const before = passed > NEAR;
      const after = box.scrollWidth - box.clientWidth - passed > NEAR;
      // A button that goes away hands its focus to the row, not to the start of the page.
      const going = before ? (after ? null : on.current) : back.current;
      if (going !== null && going === document.activeElement) box.focus({ preventScroll: true });
      setBeyond((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  /** Scrolls by as many whole cards as are seen, towards the end of the row or its start. */
  const turn = useCallback((towards: 1 | -1) => {
    const box = scroller.current;
    const [first, second] = box?.querySelectorAll('li') ?? [];
    if (!box || !first) return;
    const card = second ? Math.abs(second.offsetLeft - first.offsetLeft) : first.offsetWidth;
    const cards = Math.max(1, Math.floor(box.clientWidth / card));
    const direction = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollBy({ left: towards * direction * cards * card });
  }, []);

  return { scroller, back, on, ...beyond, turn };
}
