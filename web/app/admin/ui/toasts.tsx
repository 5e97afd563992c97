import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastHost } from './toast-host';
import { ToastStack, type Toast } from './toast-stack';

interface Toasts {
  done(text: string, action?: Toast['action']): void;
  failed(text: string): void;
}

const SHOWN_MS = 7_000;
const NONE: readonly Toast[] = [];
const Context = createContext<Toasts | undefined>(undefined);

export function useToasts(): Toasts {
  const toasts = use(Context);
  if (toasts === undefined) throw new Error('There is no ToastProvider around this');
  return toasts;
}

/**
 * Short messages that are read out, stay for seven seconds, or until somebody has read what failed. While a dialog is
 * open they are part of it; when it closes they stay where they were.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>(NONE);
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([]);
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
  const showIn = useCallback((dialog: HTMLElement) => {
    setDialogs((now) => [...now, dialog]);
    return () => {
      setDialogs((now) => now.filter((one) => one !== dialog));
    };
  }, []);
  const top = dialogs.at(-1);
  return (
    <Context value={api}>
      <ToastHost value={showIn}>
        {children}
        <ToastStack toasts={top === undefined ? shown : NONE} onRemove={remove} />
        {top !== undefined && createPortal(<ToastStack toasts={shown} onRemove={remove} />, top)}
      </ToastHost>
    </Context>
  );
}
