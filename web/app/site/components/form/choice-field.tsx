import { FieldError } from './field';
import { useField } from './form-context';
import css from './form.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A few options, all visible; the first is the default. */
export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const field = useField(name);
  const chosen = field.value || options[0]?.value;
  return (
    <fieldset className={css.choices} data-wide>
      <legend className={css.label}>{label}</legend>
      <div className={css.choiceRow}>
        {options.map(({ value, label: text }, index) => (
          <label key={value} className={css.choice}>
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
