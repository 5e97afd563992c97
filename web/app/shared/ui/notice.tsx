import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import { useTexts } from '../lib/texts';
import css from './notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** Status number shown as an ornament. */
  code?: string;
  /** Number by which the failure is found in the logs. */
  reference?: string | undefined;
  children: ReactNode;
}

/** A page with a single message and the next step. */
export function Notice({ title, text, code, reference, children }: NoticeProps) {
  const texts = useTexts();
  return (
    <div className={`container ${css.notice ?? ''}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div className={css.arch} aria-hidden="true">
        {code}
      </div>
      <div>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>{children}</div>
        {reference !== undefined && (
          <p className={css.reference}>
            {texts.errors.reference} <code>{reference}</code>
          </p>
        )}
      </div>
    </div>
  );
}
