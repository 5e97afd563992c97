import type { DraftPreview } from '@manzil/contracts/content/preview';
import { useTexts } from '../../shared/lib/texts';
import css from './draft-banner.module.css';

/** Stays visible on every page of a preview, and says how it differs from the site. */
export const DraftBanner = ({ title, unseen, expiresAt }: DraftPreview) => {
  const texts = useTexts();
  return (
    <aside className={css.banner} aria-label={texts.draft.label}>
      <strong>{texts.draft.label}</strong>{' '}
      {unseen ? texts.draft.unseen({ title }) : texts.draft.seen({ title })}{' '}
      {texts.draft.until({ date: texts.format.date(expiresAt) })}
    </aside>
  );
};
