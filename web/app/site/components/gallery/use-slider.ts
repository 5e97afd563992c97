import { useState, type RefObject } from 'react';

export interface Slider {
  /** Slide in view, from 0. */
  index: number;
  onScroll: () => void;
  /** Scrolls to a slide; beyond either end it starts over at the other. */
  show: (index: number) => void;
}

/** Follows a row of slides that the visitor scrolls, and scrolls it for the buttons. */
export function useSlider(ref: RefObject<HTMLElement | null>, count: number): Slider {
  const [index, setIndex] = useState(0);

  const onScroll = () => {
    const row = ref.current;
    const width = row?.firstElementChild?.clientWidth ?? 0;
    if (row === null || width === 0) return;
    // Distance from the start is negative in right-to-left text.
    const distance = Math.abs(row.scrollLeft);
    const atEnd = distance >= row.scrollWidth - row.clientWidth - 1;
    setIndex(atEnd ? count - 1 : Math.min(count - 1, Math.round(distance / width)));
  };
  const show = (wanted: number) => {
    const next = (wanted + count) % count;
    const slide = ref.current?.children[next];
    // The index changes at once, so that a second press during the movement continues from here.
    if (slide !== undefined) setIndex(next);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    slide?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'nearest', inline: 'start' });
  };
  return { index, onScroll, show };
}
