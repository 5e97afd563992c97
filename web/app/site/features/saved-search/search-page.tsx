import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/ui/page-title';
import css from './saved-search.module.css';

interface SearchPageProps {
  title: string;
  titleId?: string;
  text: string;
  /** True when the text reports the result of an action. */
  isStatus?: boolean;
  children: ReactNode;
}

/** A page about saved searches, which is not indexed and sends no referrer. */
export const SearchPage = ({ title, titleId, text, isStatus = false, children }: SearchPageProps) => (
  <div className={`container ${css.page ?? ''}`}>
    <PageTitle title={title} />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <h1 id={titleId}>{title}</h1>
    <p className={css.text} role={isStatus ? 'status' : undefined}>
      {text}
    </p>
    {children}
  </div>
);
