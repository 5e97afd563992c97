import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Takes up the choices of a visitor in a form, other than text, from before the page was hydrated. */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  take: (form: HTMLFormElement) => void,
): void {
  const takeEarly = useEffectEvent(take);
  useLayoutEffect(() => {
    const { current } = form;
    if (current !== null && [...current.elements].some(isChanged)) takeEarly(current);
  }, [form]);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return false;
  const options = [...field.options];
  // Without a choice in the HTML, a list shows its first option.
  const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== given?.value;
}
