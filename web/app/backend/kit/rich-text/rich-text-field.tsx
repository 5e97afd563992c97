import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { lazy, Suspense } from 'react';
import { Field } from '../../../shared/ui/field';
import type { RichTextKind } from './rich-text-kind';
import styles from './rich-text.module.css';

/** Loaded with the first form that shows it: the editor is large. */
const Editor = lazy(() => import('./rich-text-editor'));

interface RichTextFieldProps {
  kind: RichTextKind;
  label: string;
  hint?: string;
  issue?: string | undefined;
  /** HTML; the server sanitises it on every save. */
  value: string;
  onChange: (html: string) => void;
  /** When it is written in another language than the source. */
  language?: TranslationLanguage;
}

export const RichTextField = ({
  kind,
  label,
  hint,
  issue,
  language,
  value,
  onChange,
}: RichTextFieldProps) => (
  <Field label={label} hint={hint} issue={issue}>
    {({ id, 'aria-describedby': describedBy }) => (
      <Suspense
        fallback={<div className={`${styles.loading ?? ''} ${styles[kind] ?? ''}`} aria-busy="true" />}
      >
        <Editor
          id={id}
          kind={kind}
          label={label}
          describedBy={describedBy}
          invalid={issue !== undefined}
          language={language}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    )}
  </Field>
);
