import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/ui/page-title';
import css from './viewing.module.css';

interface ViewingFrameProps {
  title: string;
  titleId?: string;
  text?: string | undefined;
  /** True when the text reports the result of an action. */
  isStatus?: boolean;
  children: ReactNode;
}

/** A page about viewings, which is not indexed and sends no referrer. */
export const ViewingFrame = ({ title, titleId, text, isStatus = false, children }: ViewingFrameProps) => (
  <div className={`container ${css.page ?? ''}`}>
    <PageTitle title={title} />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <h1 id={titleId}>{title}</h1>
    {text !== undefined && (
      <p className={css.text} role={isStatus ? 'status' : undefined}>
        {text}
      </p>
    )}
    {children}
  </div>
);
