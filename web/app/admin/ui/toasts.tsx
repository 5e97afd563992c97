import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon';
import styles from './toasts.module.css';

interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

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

/** Short messages that are read out, stay for seven seconds, or until somebody has read what failed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Toast[]>([]);
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
      <div className={styles.stack} role="status" aria-live="polite">
        {shown.map(({ id, kind, text, action }) => (
          <div key={id} className={styles[kind]}>
            <span>{text}</span>
            {action !== undefined && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  action.run();
                  remove(id);
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label="Dismiss"
              onClick={() => {
                remove(id);
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
      </div>
    </Context>
  );
}
