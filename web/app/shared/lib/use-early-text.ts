import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Preserves text that a visitor typed into a box before the page was hydrated. React leaves it there at first, and
 * replaces it with its own value as soon as it renders the box again.
 */
export function useEarlyText(
  box: RefObject<HTMLInputElement | null>,
  take: (text: string, box: HTMLInputElement) => void,
): void {
  const takeEarly = useEffectEvent(take);
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null && current.value !== givenValue(current)) takeEarly(current.value, current);
  }, [box]);
}

/** The value in the HTML as the browser shows it; a slider, for example, rounds it to its limits and step. */
function givenValue(box: HTMLInputElement): string {
  const copy = box.cloneNode() as HTMLInputElement;
  copy.value = box.defaultValue;
  return copy.value;
}
