import type { ReactNode } from 'react';
import type { FieldState } from './form-context';
import { useTexts } from '../../../shared/lib/texts';
import css from './form.module.css';

interface FieldProps {
  field: FieldState;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Label, control, hint and error. The hint is below the control, which is thus in line with that of the next column. */
export function Field({ field, label, hint, required = false, wide = false, children }: FieldProps) {
  const texts = useTexts();
  return (
    <div className={css.field} data-wide={wide || undefined}>
      <label htmlFor={field.id} className={css.label}>
        {label} {!required && <span className={css.optional}>{texts.form.optional}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${field.id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

export function FieldError({ field: { id, error } }: { field: FieldState }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  );
}
