/** Ratio of width to height of the widest usual photos: nothing wider is requested than these need. */
const USUAL_PHOTO = 16 / 9;
const OUTSIDE_PARENTHESES = /,\s*(?![^(]*\))/;

/**
 * CSS `sizes` of a photograph that covers a box: `sizes` says how wide the box is, `box` is its width by its height. In
 * a box that is taller in shape than the photograph the height is decisive, and the photograph is drawn wider than the
 * box.
 */
export function coverSizes(sizes: string, box: number, photo = USUAL_PHOTO): string {
  if (photo <= box) return sizes;
  const factor = (photo / box).toFixed(3);
  return sizes
    .split(OUTSIDE_PARENTHESES)
    .map((part) => part.replace(/^((?:\([^)]*\)\s+(?:and\s+)?)*)(.+)$/, `$1calc(${factor} * $2)`))
    .join(', ');
}
