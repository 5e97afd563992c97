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
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = window.setTimeout(() => {
      dismissToast(id);
    }, SHOWN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [id, held]);

  return (
    <div
      className={css.place}
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
      onFocus={() => {
        setHeld(true);
      }}
      onBlur={() => {
        setHeld(false);
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
                setHeld(false);
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
              setHeld(false);
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
