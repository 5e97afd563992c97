import type { SitePreview } from '@manzil/contracts/content/preview';
import { formatDate, formatDateTime } from '../../shared/lib/format';
import { texts } from '../../shared/lib/texts';
import css from './draft-banner.module.css';

/** Stays in sight on every page of the site at another instant, says which, and leads back to the present. */
export const SiteBanner = ({ at, future, expiresAt }: SitePreview) => {
  const { label, was, willBe, homes, leave } = texts.instant;
  return (
    <aside className={css.banner} aria-label={label}>
      <strong>{label}</strong> {future ? willBe(formatDateTime(at)) : was(formatDateTime(at))} {homes}{' '}
      {texts.draft.until(formatDate(expiresAt))} <a href="/">{leave}</a>
    </aside>
  );
};
