/** A short message at the edge of the window; its action is also available where the message came from. */
export interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

let shown: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function add(toast: Omit<Toast, 'id'>): void {
  count += 1;
  // The same message again replaces the first one, unless an action such as Undo belongs to it.
  const others = shown.filter(
    ({ text, action }) => text !== toast.text || action !== undefined || toast.action !== undefined,
  );
  change([...others, { ...toast, id: count }]);
}

/** Outside React, so that a part of the first view can show a message without the region that renders it. */
export const toasts = {
  /** Disappears automatically. */
  done: (text: string, action?: ToastAction): void => {
    add({ kind: 'done', text, action });
  },
  /** Stays until it is dismissed. */
  failed: (text: string): void => {
    add({ kind: 'failed', text });
  },
  dismiss: (id: number): void => {
    change(shown.filter((toast) => toast.id !== id));
  },
  /** Only the newest `limit` remain. */
  trim: (limit: number): void => {
    if (shown.length > limit) change(shown.slice(shown.length - limit));
  },
  read: (): readonly Toast[] => shown,
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
