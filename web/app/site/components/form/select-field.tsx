import type { ReactNode } from 'react';
import { Field } from './field';
import { useField } from './form-context';
import { SelectBox } from './select-box';
import { useTexts } from '../../../shared/lib/texts';
import css from './form.module.css';

interface SelectFieldProps {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
  /** Options in groups, after the options of the list. */
  children?: ReactNode;
  required?: boolean;
  wide?: boolean;
}

/** A choice without a preset value, so that no visitor sends one they did not make. */
export function SelectField({
  name,
  label,
  options = [],
  children,
  required = false,
  wide,
}: SelectFieldProps) {
  const texts = useTexts();
  const field = useField(name);
  return (
    <Field field={field} label={label} required={required} wide={wide}>
      <SelectBox>
        <select
          id={field.id}
          name={name}
          className={css.input}
          defaultValue={field.value}
          required={required}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
        >
          <option value="">{texts.form.choose}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {children}
        </select>
      </SelectBox>
    </Field>
  );
}
