import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** Heading of a reading page with a line of introduction. */
export function PageHead({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={css.head}>
      <div className="container">
        <h1>{title}</h1>
        {text !== undefined && text !== '' && <p className={css.text}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
