import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { ToastHost } from './toast-host';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Esc, the cross or a click outside. */
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}

/** A modal dialog: the browser keeps the focus in it and gives it back to the opener. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const showToastsIn = use(ToastHost);
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    firstControl(element)?.focus();
    const leave = showToastsIn(element);
    return () => {
      leave();
      element.close();
      // When two close at once the opener lay below the other one: it takes the focus when both are gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [showToastsIn]);
  return (
    <dialog
      ref={dialog}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Where work begins: the first field, and without one the first button; the cross at the top is neither. */
function firstControl(dialog: HTMLElement): HTMLElement | undefined {
  const first = (selector: string): HTMLElement | undefined =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((one) => one.closest('header') === null);
  return first('input:enabled, textarea:enabled, select:enabled') ?? first('button:enabled, a[href]');
}
