import { lazy, Suspense } from 'react';
import { Field } from './field';
import styles from './rich-text-field.module.css';

/** Loaded with the first form that shows it: the editor is large and needs a browser. */
const Editor = lazy(() => import('./rich-text-editor'));

interface RichTextFieldProps {
  label: string;
  hint?: string;
  issue?: string | undefined;
  /** HTML; the server cleans it on every save. */
  value: string;
  onChange: (html: string) => void;
  /** Written from right to left. */
  isArabic?: boolean;
}

export function RichTextField({ label, hint, issue, isArabic = false, value, onChange }: RichTextFieldProps) {
  return (
    <Field label={label} hint={hint} issue={issue}>
      {({ id }) => (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Editor id={id} label={label} isArabic={isArabic} value={value} onChange={onChange} />
        </Suspense>
      )}
    </Field>
  );
}
