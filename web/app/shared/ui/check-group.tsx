import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from './field';
import styles from './check-group.module.css';

interface CheckGroupProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** A sentence about the error in the choice. */
  issue?: string | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Group of checkboxes; the chosen values stay in the order of the options. */
export function CheckGroup<Value extends string>({
  label,
  hint,
  issue,
  options,
  chosen,
  onChange,
}: CheckGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { hint, issue })}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-invalid={issue === undefined ? undefined : true}
            onChange={({ target }) => {
              onChange(
                options
                  .map(([each]) => each)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              );
            }}
          />
          <span>{text}</span>
        </label>
      ))}
      <FieldNotes id={id} label={label} hint={hint} issue={issue} />
    </fieldset>
  );
}
