import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  issue?: string | undefined;
}

interface FrameProps extends FieldProps {
  children: (ids: { id: string; describedBy: string | undefined; invalid: true | undefined }) => ReactNode;
}

/** Label, hint and error around one control, tied together for those who listen. */
export function Field({ label, hint, issue, children }: FrameProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, issue !== undefined && `${id}-issue`].filter(
    Boolean,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        describedBy: described.length > 0 ? described.join(' ') : undefined,
        invalid: issue === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {issue !== undefined && (
        <p id={`${id}-issue`} className={styles.issue}>
          {issue}
        </p>
      )}
    </div>
  );
}

type TextProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
    value: string;
    onText: (value: string) => void;
  };

export function TextField({ label, hint, issue, value, onText, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} issue={issue}>
      {({ id, describedBy, invalid }) => (
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> & {
    value: string;
    onText: (value: string) => void;
  };

export function AreaField({ label, hint, issue, value, onText, rows = 4, ...rest }: AreaProps) {
  return (
    <Field label={label} hint={hint} issue={issue}>
      {({ id, describedBy, invalid }) => (
        <textarea
          {...rest}
          id={id}
          rows={rows}
          className={styles.input}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

interface SelectProps extends FieldProps {
  name?: string;
  value: string;
  onText: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ label, hint, issue, name, value, onText, options }: SelectProps) {
  return (
    <Field label={label} hint={hint} issue={issue}>
      {({ id, describedBy, invalid }) => (
        <select
          id={id}
          name={name}
          className={styles.input}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onText(event.target.value);
          }}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
