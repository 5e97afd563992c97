import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useUnsavedGuard } from '../lib/use-unsaved-guard';
import { Confirm } from '../../ui/confirm';

/** Called by what has unsaved work; what it is answered with ends that. */
const Unsaved = createContext<() => () => void>(() => () => undefined);

/**
 * Asks before a page with unsaved work is left. The router asks one guard at a time, and a page may have several
 * forms: this is the guard of all of them.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  // Counted at once as well: a form that was saved may leave before this is drawn again.
  const count = useRef(0);
  const [waiting, setWaiting] = useState(0);
  const hold = useCallback(() => {
    const add = (one: 1 | -1): void => {
      count.current += one;
      setWaiting(count.current);
    };
    add(1);
    return () => {
      add(-1);
    };
  }, []);
  const isUnsaved = useCallback(() => count.current > 0, []);

  return (
    <Unsaved value={hold}>
      {children}
      {waiting > 0 && <Question isUnsaved={isUnsaved} />}
    </Unsaved>
  );
}

/** There is unsaved work for as long as this is shown. */
export function LeaveQuestion() {
  const hold = use(Unsaved);
  useEffect(() => hold(), [hold]);
  return null;
}

function Question({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useUnsavedGuard(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title="Leave without saving?"
      confirm="Leave"
      onConfirm={() => {
        blocker.proceed();
      }}
      onCancel={() => {
        blocker.reset();
      }}
    >
      The site stays as it is. Your work is kept on this device and shown again when you come back.
    </Confirm>
  );
}
