import { saveTranslation as endpoint } from '@manzil/contracts/http/translations';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { Link } from 'react-router';
import { translationsPath } from '../../kit/address/translation-path';
import { SectionHead } from '../../kit/layout/section-head';
import { SingleForm } from '../../kit/lifecycle/single-form';
import { useSingle } from '../../kit/lifecycle/use-single';
import { readTranslation, saveTranslation, type LoadedTranslation } from './translation-calls';
import { TEXTS, textsAbout } from './translation-texts';
import { percentOf } from './record-state';
import { TranslatedField } from './translated-field';
import {
  bodyOf,
  correctKey,
  fieldNameOf,
  fieldOf,
  keyed,
  valuesOf,
  type TranslationValues,
} from './translation-form';
import styles from './translations.module.css';

interface TranslationScreenProps {
  language: TranslationLanguage;
  loaded: LoadedTranslation;
}

/** English and translated texts of a record, side by side. */
export function TranslationScreen({ language, loaded }: TranslationScreenProps) {
  const about = textsAbout(language);
  const { kind, id } = loaded;
  const single = useSingle<typeof endpoint, LoadedTranslation, TranslationValues>(endpoint, {
    key: `translation-${language}-${kind}-${id}`,
    loaded,
    valuesOf,
    bodyOf,
    fieldOf: fieldOf(loaded.entries),
    read: () => readTranslation(language, kind, id),
    send: (body) => saveTranslation(language, { kind, id }, body),
    fieldName: fieldNameOf(language, loaded.entries),
    saved: about.saved,
  });
  const { form } = single;
  const stored = single.stored as LoadedTranslation;
  const { translated, texts, entries } = stored;
  return (
    <>
      <SectionHead
        title={`${about.title}: ${stored.title}`}
        intro={TEXTS.coverage(translated, texts, percentOf(translated, texts))}
      >
        <Link to={translationsPath(language)} className="backend-link">
          {TEXTS.all}
        </Link>
      </SectionHead>
      <SingleForm label={about.title} single={single}>
        <div className="backend-panel backend-form">
          <label className={styles.check}>
            <input
              type="checkbox"
              role="switch"
              checked={form.values.ready}
              onChange={({ target }) => {
                form.set('ready', target.checked);
              }}
            />
            {about.show}
          </label>
          <p className={styles.soft}>{about.showHint}</p>
        </div>
        <div className="backend-panel">
          {keyed(entries).map(({ key, ...text }, index) => (
            <TranslatedField
              key={key}
              language={language}
              number={index + 1}
              text={text}
              value={String(form.values[key] ?? text.arabic)}
              issue={form.issueOf(key)}
              isCorrect={form.values[correctKey(key)] === true}
              onText={(typed) => {
                form.set(key, typed);
              }}
              onCorrect={(isCorrect) => {
                form.set(correctKey(key), isCorrect);
              }}
            />
          ))}
        </div>
      </SingleForm>
    </>
  );
}
