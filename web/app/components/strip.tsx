import type { ReactNode } from 'react';
import css from './strip.module.css';

interface StripProps {
  label: string;
  items: { key: number; content: ReactNode }[];
}

/** Cards in one row that is scrolled sideways: by hand, by wheel, and by the arrow keys once it has the focus. */
export function Strip({ label, items }: StripProps) {
  return (
    <div className={css.scroller} role="group" aria-label={label} tabIndex={0}>
      <ul className={css.row}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  );
}
