import { Field } from './field';
import { useField } from './form-context';
import css from './form.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  maxLength: number;
  required?: boolean;
  multiline?: boolean;
  wide?: boolean;
  placeholder?: string;
}

export function TextField({ name, label, hint, type = 'text', multiline = false, ...more }: TextFieldProps) {
  const field = useField(name, hint !== undefined);
  const { autoComplete = 'off', maxLength, required = false, wide, placeholder } = more;
  const shared = {
    id: field.id,
    name,
    className: css.input,
    defaultValue: field.value,
    autoComplete,
    maxLength,
    required,
    placeholder,
    'aria-invalid': field.error !== undefined,
    'aria-describedby': field.describedBy,
  };
  return (
    <Field field={field} label={label} hint={hint} required={required} wide={wide}>
      {multiline ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={type === 'email' ? 'email' : undefined}
          autoCapitalize={type === 'email' ? 'off' : undefined}
          spellCheck={type === 'email' ? false : undefined}
        />
      )}
    </Field>
  );
}
