import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, readToast, subscribeToasts } from '../lib/toasts';
import { texts } from '../lib/texts';
import { Icon } from './icon';
import css from './toaster.module.css';

/** Long enough to read and to reach the button, in milliseconds. */
const SHOWN_MS = 8_000;

/** Says what has just been done, with a way to take it back. It waits while it is pointed at or has the focus. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, readToast, () => undefined);
  const [isPaused, setPaused] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || isPaused) return;
    const timer = window.setTimeout(() => {
      dismissToast(id);
    }, SHOWN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [id, isPaused]);

  return (
    <div
      className={css.place}
      onPointerEnter={() => {
        setPaused(true);
      }}
      onPointerLeave={() => {
        setPaused(false);
      }}
      onFocus={() => {
        setPaused(true);
      }}
      onBlur={() => {
        setPaused(false);
      }}
    >
      <p role="status" className={toast && css.text}>
        {toast?.text}
      </p>
      {toast && (
        <>
          {toast.undo && (
            <button
              type="button"
              className={css.undo}
              onClick={() => {
                toast.undo?.();
                setPaused(false);
                dismissToast(toast.id);
              }}
            >
              {texts.toast.undo}
            </button>
          )}
          <button
            type="button"
            className={css.close}
            aria-label={texts.toast.dismiss}
            onClick={() => {
              setPaused(false);
              dismissToast(toast.id);
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
