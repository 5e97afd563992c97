import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shows that it is busy, and ignores further clicks. */
  busy?: boolean;
  /**
   * Takes a double click as one, even when the first click has been answered before the second one. So does each button
   * that can be busy.
   */
  once?: boolean;
}

export function Button({
  kind = 'secondary',
  busy,
  once = busy !== undefined,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles[kind]}
      aria-busy={busy === true || undefined}
      aria-disabled={busy === true || undefined}
      onClick={(event) => {
        if (busy === true || (once && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy === true && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
