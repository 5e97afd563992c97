import { LOCALES } from '@manzil/contracts/site-language';
import { useState, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { isBare } from '../../shared/lib/bare-handle';
import { recall, remember } from '../../shared/lib/local-memory';
import { useTexts } from '../../shared/lib/texts';
import { LanguageLink, useOtherLanguages } from './language-link';
import button from '../../shared/ui/link-button.module.css';
import css from './language-suggestion.module.css';

/** Offers the page in the first language of the browser, until the visitor has chosen one here. */
export function LanguageSuggestion() {
  const { language, languages } = useTexts();
  const others = useOtherLanguages();
  const bare = useMatches().some(isBare);
  const [dismissed, setDismissed] = useState(false);
  const preferred = useSyncExternalStore(
    () => () => undefined,
    () =>
      recall('language') === null ? others.find((each) => navigator.language.startsWith(each)) : undefined,
    () => undefined,
  );
  if (bare || dismissed || preferred === undefined) return null;
  const { suggestion } = languages[preferred];
  return (
    <aside
      className={css.suggestion}
      lang={preferred}
      dir={LOCALES[preferred].direction}
      aria-label={suggestion}
    >
      <p>{suggestion}</p>
      <LanguageLink language={preferred} className={button.primary} />
      <button
        type="button"
        className={css.stay}
        onClick={() => {
          remember('language', language);
          setDismissed(true);
        }}
      >
        {languages[language].stay}
      </button>
    </aside>
  );
}
