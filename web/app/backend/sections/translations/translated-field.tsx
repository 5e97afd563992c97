import { LOCALES, type TranslationLanguage } from '@manzil/contracts/site-language';
import type { TranslatedText } from '@manzil/contracts/content/translation';
import { contradictionsBetween } from '@manzil/contracts/translation-check/contradictions';
import { useId, useMemo } from 'react';
import { AreaField } from '../../../shared/ui/field';
import { TEXT_STATE_NAMES, TEXTS, textsAbout } from './translation-texts';
import styles from './translations.module.css';

interface TranslatedFieldProps {
  language: TranslationLanguage;
  number: number;
  text: TranslatedText;
  value: string;
  issue: string | undefined;
  isCorrect: boolean;
  onText: (text: string) => void;
  onCorrect: (isCorrect: boolean) => void;
}

/** An English text with its translation beside it. Figures are compared while it is typed. */
export function TranslatedField({
  language,
  number,
  text,
  value,
  issue,
  isCorrect,
  onText,
  onCorrect,
}: TranslatedFieldProps) {
  const id = useId();
  const texts = textsAbout(language);
  const { kind, english, arabic: translation, of, state } = text;
  const contradictions = useMemo(
    () => (value.trim() === '' ? [] : contradictionsBetween(english, value)),
    [english, value],
  );
  const isOutdated = of !== null && value === translation;
  return (
    <div className={styles.text} role="group" aria-labelledby={id}>
      <div className={styles.english}>
        <h2 id={id}>{TEXTS.english(number)}</h2>
        <p lang="en" dir="ltr">
          {english}
        </p>
        {isOutdated && (
          <div className={styles.outdated}>
            <p>{TEXTS.translatedFrom}</p>
            <del lang="en" dir="ltr">
              {of}
            </del>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isCorrect}
                onChange={({ target }) => {
                  onCorrect(target.checked);
                }}
              />
              {texts.stillCorrect}
            </label>
          </div>
        )}
      </div>
      <div className={styles.translation}>
        <AreaField
          label={texts.translation(number)}
          lang={language}
          dir={LOCALES[language].direction}
          rows={kind === 'line' ? 1 : 3}
          value={value}
          issue={issue}
          hint={value === translation ? TEXT_STATE_NAMES[state] : undefined}
          onText={(typed) => {
            onText(kind === 'line' ? typed.replaceAll(/[\r\n]+/g, ' ') : typed);
          }}
        />
        {contradictions.length > 0 && (
          <ul className={styles.contradictions} role="status">
            {contradictions.map((contradiction) => (
              <li key={texts.contradiction(contradiction)}>{texts.contradiction(contradiction)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
