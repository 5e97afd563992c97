import type { ReactNode } from 'react';
import type { FormName } from '../../lib/forms';
import { PageTitle } from '../../../shared/ui/page-title';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import savedSearchTexts from '../../../texts/en/on-demand/saved-search';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import css from './sent.module.css';

const titlesOf = (texts: Texts): Record<FormName, string> => ({
  popup: texts.form.popup.title,
  newsletter: texts.form.newsletter.title,
  enquiry: texts.form.enquiry.contactTitle,
  search: onDemandTexts(savedSearchTexts, texts).title,
  viewing: texts.viewing.book,
});

/** A form on its own page, as it is returned to a browser without scripts. */
export function SentPage({
  name,
  titleId,
  children,
}: {
  name: FormName;
  titleId: string;
  children: ReactNode;
}) {
  const title = titlesOf(useTexts())[name];
  return (
    <div className={`container ${css.page ?? ''}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 id={titleId} className={css.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
