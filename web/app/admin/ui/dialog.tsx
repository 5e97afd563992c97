import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/icon';
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
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
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
