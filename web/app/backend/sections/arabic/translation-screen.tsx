import { saveTranslation as endpoint } from '@manzil/contracts/http/translations';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/layout/section-head';
import { SingleForm } from '../../kit/lifecycle/single-form';
import { useSingle } from '../../kit/lifecycle/use-single';
import { readTranslation, saveTranslation, type LoadedTranslation } from './arabic-calls';
import { TEXTS } from './arabic-texts';
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
import styles from './arabic.module.css';

/** English and Arabic texts of a record, side by side. */
export function TranslationScreen({ loaded }: { loaded: LoadedTranslation }) {
  const { kind, id } = loaded;
  const single = useSingle<typeof endpoint, LoadedTranslation, TranslationValues>(endpoint, {
    key: `arabic-${kind}-${id}`,
    loaded,
    valuesOf,
    bodyOf,
    fieldOf: fieldOf(loaded.entries),
    read: () => readTranslation(kind, id),
    send: (body) => saveTranslation({ kind, id }, body),
    fieldName: fieldNameOf(loaded.entries),
    saved: TEXTS.saved,
  });
  const { form } = single;
  const stored = single.stored as LoadedTranslation;
  const { translated, texts, entries } = stored;
  return (
    <>
      <SectionHead
        title={`${TEXTS.title}: ${stored.title}`}
        intro={TEXTS.coverage(translated, texts, percentOf(translated, texts))}
      >
        <Link to="/backend/arabic" className="backend-link">
          {TEXTS.all}
        </Link>
      </SectionHead>
      <SingleForm label={TEXTS.title} single={single}>
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
            {TEXTS.show}
          </label>
          <p className={styles.soft}>{TEXTS.showHint}</p>
        </div>
        <div className="backend-panel">
          {keyed(entries).map(({ key, ...text }, index) => (
            <TranslatedField
              key={key}
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
