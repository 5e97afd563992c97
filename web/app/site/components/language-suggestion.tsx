import { useState, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { isBare } from '../../shared/lib/bare-handle';
import { recall, remember } from '../../shared/lib/local-memory';
import { useTexts } from '../../shared/lib/texts';
import { LanguageLink, useOtherLanguage } from './language-link';
import button from '../../shared/ui/link-button.module.css';
import css from './language-suggestion.module.css';

/** Offers the page in the first language of the browser, until the visitor has chosen one here. */
export function LanguageSuggestion() {
  const { language, otherLanguage } = useTexts();
  const { suggestion, stay } = otherLanguage;
  const other = useOtherLanguage();
  const bare = useMatches().some(isBare);
  const [dismissed, setDismissed] = useState(false);
  const isPreferred = useSyncExternalStore(
    () => () => undefined,
    () => navigator.language.startsWith(other) && recall('language') === null,
    () => false,
  );
  if (bare || dismissed || !isPreferred) return null;
  return (
    <aside
      className={css.suggestion}
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      aria-label={suggestion}
    >
      <p>{suggestion}</p>
      <LanguageLink className={button.primary} />
      <button
        type="button"
        className={css.stay}
        onClick={() => {
          remember('language', language);
          setDismissed(true);
        }}
      >
        {stay}
      </button>
    </aside>
  );
}
