import { lazy, Suspense } from 'react';
import { Field } from '../../../../shared/ui/field';
import styles from './post-text.module.css';

/** The editor is large: it is loaded when a post is opened. */
const Editor = lazy(() => import('./post-text-editor'));

interface PostTextFieldProps {
  label: string;
  issue: string | undefined;
  value: string;
  onChange: (html: string) => void;
}

export const PostTextField = ({ label, issue, value, onChange }: PostTextFieldProps) => (
  <Field label={label} issue={issue}>
    {({ id, 'aria-describedby': describedBy }) => (
      <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
        <Editor
          id={id}
          label={label}
          describedBy={describedBy}
          invalid={issue !== undefined}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    )}
  </Field>
);
