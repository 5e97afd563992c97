/** The effect of a key on the lifted row: a new position (from 0), the end of the lift, or nothing. */
export type LiftStep = { place: number } | 'drop' | 'cancel' | undefined;

/** One press of an arrow is one place, wherever in the window the row is. At an end of the list it stays there. */
export function liftStep(key: string, place: number, count: number): LiftStep {
  switch (key) {
    case 'ArrowUp':
      return { place: Math.max(place - 1, 0) };
    case 'ArrowDown':
      return { place: Math.min(place + 1, count - 1) };
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
