import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastStack, type Toast } from './toast-stack';

interface Toasts {
  done(text: string, action?: Toast['action']): void;
  failed(text: string): void;
}

const SHOWN_MS = 7_000;
const Context = createContext<Toasts | undefined>(undefined);

export function useToasts(): Toasts {
  const toasts = use(Context);
  if (toasts === undefined) throw new Error('There is no ToastProvider around this');
  return toasts;
}

/** Short messages that are read out; one of success stays for seven seconds, one of a failure until it is dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const remove = useCallback((id: number) => {
    setShown((now) => now.filter((toast) => toast.id !== id));
  }, []);
  const api = useMemo<Toasts>(() => {
    const add = (toast: Omit<Toast, 'id'>): void => {
      next.current += 1;
      const id = next.current;
      setShown((now) => [...now.slice(-3), { ...toast, id }]);
      if (toast.kind === 'done')
        setTimeout(() => {
          remove(id);
        }, SHOWN_MS);
    };
    return {
      done: (text, action) => {
        add({ kind: 'done', text, action });
      },
      failed: (text) => {
        add({ kind: 'failed', text });
      },
    };
  }, [remove]);
  return (
    <Context value={api}>
      {children}
      <ToastStack toasts={shown} onRemove={remove} />
    </Context>
  );
}
