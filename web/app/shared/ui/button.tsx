import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shows that it is busy, and ignores further clicks. */
  busy?: boolean;
  /**
   * Ignores the second click of a double click, even when the first has already been answered. Buttons with `busy`
   * always do.
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
