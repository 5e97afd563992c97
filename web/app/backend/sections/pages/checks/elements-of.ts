/**
 * The elements of a page that match, without elements that the editor draws into live blocks, which are not part of the
 * page.
 */
export const elementsOf = <Found extends Element = HTMLElement>(page: Element, selector: string): Found[] =>
  [...page.querySelectorAll<Found>(selector)].filter(
    (element) => element.closest('[data-live-preview]') === null,
  );
