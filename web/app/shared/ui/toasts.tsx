import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { toasts, type Toast } from './toast-queue';
import { useTexts } from '../lib/texts';
import styles from './toasts.module.css';

/** Long enough to read and to reach the button, in milliseconds. */
const SHOWN_MS = 8_000;
const NONE: readonly Toast[] = [];

interface ToastsProps {
  /** `centre` shows one message; `end` stacks up to four and lets clicks through to the page below. */
  place: 'centre' | 'end';
}

/**
 * Rendered without a message too, because a live region announces only later changes. A success message waits while it
 * has the focus, and in the centre also while the pointer is over it. Above an open dialog the messages can still be
 * used, because of `data-react-aria-top-layer`.
 */
export function Toasts({ place }: ToastsProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  const [isPaused, setPaused] = useState(false);
  const limit = place === 'centre' ? 1 : 4;

  useEffect(() => {
    toasts.trim(limit);
  }, [shown, limit]);

  const resume = (): void => {
    setPaused(false);
  };
  return (
    <div
      className={styles[place]}
      role="status"
      aria-live="polite"
      data-react-aria-top-layer
      onPointerEnter={() => {
        // Stacked toasts may cover the control under the pointer.
        if (place === 'centre') setPaused(true);
      }}
      onPointerLeave={resume}
      onFocus={() => {
        setPaused(true);
      }}
      onBlur={resume}
    >
      {shown.slice(-limit).map((toast) => (
        <ToastItem key={toast.id} toast={toast} isPaused={isPaused} onLeave={resume} />
      ))}
    </div>
  );
}

interface ToastItemProps {
  toast: Toast;
  isPaused: boolean;
  /** A button that is removed while the pointer is on it fires no leave event. */
  onLeave: () => void;
}

function ToastItem({ toast: { id, kind, text, action }, isPaused, onLeave }: ToastItemProps) {
  const texts = useTexts();
  useEffect(() => {
    if (kind === 'failed' || isPaused) return;
    const timer = window.setTimeout(() => {
      toasts.dismiss(id);
    }, SHOWN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [id, kind, isPaused]);

  const leave = (): void => {
    onLeave();
    toasts.dismiss(id);
  };
  return (
    <div className={styles[kind]}>
      <span>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={texts.toast.dismiss} onClick={leave}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
