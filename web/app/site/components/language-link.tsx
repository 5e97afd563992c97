import { inLanguage, LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { useLocation, useMatches } from 'react-router';
import { notePosition } from '../../shared/lib/language-position';
import { remember } from '../../shared/lib/local-memory';
import { useIsPreview } from '../../shared/lib/use-is-preview';
import { useTexts } from '../../shared/lib/texts';
import css from './language-link.module.css';

/** The other languages of the site. */
export function useOtherLanguages(): readonly Language[] {
  const { language } = useTexts();
  return LANGUAGES.filter((each) => each !== language);
}

const absentIn = (loaderData: unknown): readonly Language[] =>
  (loaderData as { absentIn?: readonly Language[] } | undefined)?.absentIn ?? [];

interface LanguageLinkProps {
  language: Language;
  className?: string | undefined;
}

/**
 * Leads to the same page with the same choices in another language, or to the home page where that language lacks the
 * page; a preview has one language.
 */
export function LanguageLink({ language, className = css.link }: LanguageLinkProps) {
  const { name } = useTexts().languages[language];
  const { pathname, search, hash } = useLocation();
  const isAbsent = useMatches().some(({ loaderData }) => absentIn(loaderData).includes(language));
  if (useIsPreview()) return null;
  return (
    <a
      className={className}
      onClick={({ currentTarget }) => {
        remember('language', language);
        notePosition(currentTarget);
      }}
      lang={language}
      hrefLang={language}
      href={isAbsent ? inLanguage(language, '/') : inLanguage(language, pathname + search) + hash}
    >
      {name}
    </a>
  );
}
