import type { SitePreview } from '@manzil/contracts/content/preview';
import { useTexts } from '../../shared/lib/texts';
import css from './draft-banner.module.css';

/** Stays visible on every page of the site at another instant, says which, and links back to the present. */
export const SiteBanner = ({ at, future, expiresAt }: SitePreview) => {
  const texts = useTexts();
  const { label, was, willBe, homes, leave } = texts.instant;
  return (
    <aside className={css.banner} aria-label={label}>
      <strong>{label}</strong>{' '}
      {future ? willBe({ time: texts.format.dateTime(at) }) : was({ time: texts.format.dateTime(at) })}{' '}
      {homes} {texts.draft.until({ date: texts.format.date(expiresAt) })} <a href="/">{leave}</a>
    </aside>
  );
};
