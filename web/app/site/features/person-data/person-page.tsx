import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/ui/page-title';
import css from './person-data.module.css';

interface PersonPageProps {
  title: string;
  text: string;
  /** True when the text reports the result of an action. */
  isStatus?: boolean;
  children: ReactNode;
}

/** A page about the stored data of one person, which is not indexed and not disclosed to other sites. */
export const PersonPage = ({ title, text, isStatus = false, children }: PersonPageProps) => (
  <div className={`container ${css.page ?? ''}`}>
    <PageTitle title={title} />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <h1>{title}</h1>
    <p className={css.text} role={isStatus ? 'status' : undefined}>
      {text}
    </p>
    {children}
  </div>
);
