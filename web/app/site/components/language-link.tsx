import { inLanguage } from '@manzil/contracts/site-language';
import { useLocation } from 'react-router';
import { remember } from '../../shared/lib/local-memory';
import { useIsPreview } from '../../shared/lib/use-is-preview';
import { useTexts } from '../../shared/lib/texts';
import css from './language-link.module.css';

/** The other language of the site. */
export const useOtherLanguage = () => (useTexts().language === 'en' ? 'ar' : 'en');

/** Leads to the same page with the same choices in the other language; a preview has one language. */
export function LanguageLink({ className = css.link }: { className?: string | undefined }) {
  const { name } = useTexts().otherLanguage;
  const language = useOtherLanguage();
  const { pathname, search, hash } = useLocation();
  if (useIsPreview()) return null;
  return (
    <a
      className={className}
      onClick={() => {
        remember('language', language);
      }}
      lang={language}
      hrefLang={language}
      href={inLanguage(language, pathname + search) + hash}
    >
      {name}
    </a>
  );
}
