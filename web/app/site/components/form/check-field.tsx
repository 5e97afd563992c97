import type { ReactNode } from 'react';
import { FieldError } from './field';
import { useField } from './form-context';
import css from './form.module.css';

export function CheckField({ name, label }: { name: string; label: ReactNode }) {
  const field = useField(name);
  return (
    <div className={css.field} data-wide>
      <label className={css.check} htmlFor={field.id}>
        <input
          id={field.id}
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={field.value === 'on'}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
        />
        <span>{label}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}
