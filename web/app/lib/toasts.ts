/** A short message at the edge of the window; what it undoes can also be undone where it was done. */
export interface Toast {
  id: number;
  text: string;
  undo?: () => void;
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function change(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the one before. */
export function showToast(text: string, undo?: () => void): void {
  count += 1;
  change({ id: count, text, ...(undo && { undo }) });
}

export function dismissToast(id: number): void {
  if (current?.id === id) change(undefined);
}

export const readToast = (): Toast | undefined => current;

export function subscribeToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
