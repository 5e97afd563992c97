/** The effect of a key on the lifted row: a new position (from 0), the end of the lift, or nothing. */
export type LiftStep = { place: number } | 'drop' | 'cancel' | undefined;

/**
 * One press of an arrow is one place, or one row in a grid of several columns, wherever in the window the item is. At
 * an edge it stays there.
 */
export function liftStep(key: string, place: number, count: number, columns = 1): LiftStep {
  switch (key) {
    case 'ArrowUp':
      return { place: place < columns ? place : place - columns };
    case 'ArrowDown':
      return { place: isInLastRow(place, count, columns) ? place : Math.min(place + columns, count - 1) };
    case 'ArrowLeft':
      return columns === 1 ? undefined : { place: Math.max(place - 1, 0) };
    case 'ArrowRight':
      return columns === 1 ? undefined : { place: Math.min(place + 1, count - 1) };
    case 'Home':
      return { place: 0 };
    case 'End':
      return { place: count - 1 };
    case ' ':
    case 'Enter':
      return 'drop';
    case 'Escape':
      return 'cancel';
    default:
      return undefined;
  }
}

const isInLastRow = (place: number, count: number, columns: number): boolean =>
  Math.floor(place / columns) === Math.floor((count - 1) / columns);
