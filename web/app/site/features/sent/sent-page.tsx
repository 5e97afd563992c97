import type { ReactNode } from 'react';
import { formTexts } from '../../lib/form-texts';
import type { FormName } from '../../lib/forms';
import { savedSearchTexts } from '../../lib/saved-search-texts';
import { PageTitle } from '../../../shared/ui/page-title';
import { viewingTexts } from '../../../shared/lib/viewing-texts';
import css from './sent.module.css';

const TITLES: Record<FormName, string> = {
  popup: formTexts.popup.title,
  newsletter: formTexts.newsletter.title,
  enquiry: formTexts.enquiry.contactTitle,
  search: savedSearchTexts.title,
  viewing: viewingTexts.book,
};

/** A form by itself, as it comes back to a browser without scripts. */
export function SentPage({
  name,
  titleId,
  children,
}: {
  name: FormName;
  titleId: string;
  children: ReactNode;
}) {
  return (
    <div className={`container ${css.page ?? ''}`}>
      <PageTitle title={TITLES[name]} />
      <meta name="robots" content="noindex" />
      <h1 id={titleId} className={css.title}>
        {TITLES[name]}
      </h1>
      {children}
    </div>
  );
}
