/**
 * The width of a picture in a card of the grids of listing-grid.module.css, as `sizes`: one beside the other
 * up to three, or up to four.
 */
export const THREE_IN_A_ROW =
  '(min-width: 1700px) 500px, (min-width: 1100px) 400px, (min-width: 640px) 46vw, calc(100vw - 2rem)';
export const FOUR_IN_A_ROW =
  '(min-width: 1700px) 375px, (min-width: 1100px) 300px, (min-width: 640px) 46vw, calc(100vw - 2rem)';
/** Three, or four on the widest windows. */
export const UP_TO_FOUR = `(min-width: 1700px) 380px, ${THREE_IN_A_ROW}`;
