import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A sentence about the error in the value. */
  issue?: string | undefined;
  /** Marks the label, and the control for screen readers; a form that validates itself is `noValidate`. */
  required?: boolean;
}

/** The attributes that tie a control to its label, its hint and its error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

interface FrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control, associated with it for screen readers. The error names its field. */
export function Field({ label, hint, issue, required = false, children }: FrameProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, issue }),
        'aria-invalid': issue === undefined ? undefined : true,
        required,
      })}
      <FieldNotes id={id} label={label} hint={hint} issue={issue} />
    </div>
  );
}

/** The ids of the notes of a control, for screen readers; undefined without notes. */
export function describedBy(
  id: string,
  { hint, issue }: Pick<FieldProps, 'hint' | 'issue'>,
): string | undefined {
  const notes = [hint !== undefined && `${id}-hint`, issue !== undefined && `${id}-issue`].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** Hint and error below a control. The error names its field. */
export function FieldNotes({ id, label, hint, issue }: { id: string } & Omit<FieldProps, 'required'>) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {issue !== undefined && (
        <p id={`${id}-issue`} className={styles.issue}>
          <span className="visually-hidden">{label}: </span>
          {issue}
        </p>
      )}
    </>
  );
}

interface Typed extends FieldProps {
  value: string;
  onText: (value: string) => void;
}

/** Returns the props of a control for typed or chosen values. */
const typed = ({ value, onText }: Pick<Typed, 'value' | 'onText'>) => ({
  className: styles.input,
  value,
  onChange: ({ target }: { target: { value: string } }) => {
    onText(target.value);
  },
});

type TextProps = Typed & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>;

export function TextField({ label, hint, issue, required, value, onText, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} issue={issue} required={required}>
      {(control) => <input {...rest} {...control} {...typed({ value, onText })} />}
    </Field>
  );
}

type AreaProps = Typed & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>;

export function AreaField({ label, hint, issue, required, value, onText, rows = 4, ...rest }: AreaProps) {
  return (
    <Field label={label} hint={hint} issue={issue} required={required}>
      {(control) => <textarea {...rest} {...control} {...typed({ value, onText })} rows={rows} />}
    </Field>
  );
}

interface SelectProps extends Typed {
  name?: string;
  options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ label, hint, issue, required, name, value, onText, options }: SelectProps) {
  return (
    <Field label={label} hint={hint} issue={issue} required={required}>
      {(control) => (
        <select {...control} {...typed({ value, onText })} name={name}>
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
