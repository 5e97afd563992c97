import css from './cost-page.module.css';

/** The options of a choice, by their values. */
export const named = <K extends string>(keys: readonly NoInfer<K>[], names: Readonly<Record<K, string>>) =>
  keys.map((key) => [key, names[key]] as const);

interface AmountProps {
  name: string;
  label: string;
  value: number | null | undefined;
}

export const Amount = ({ name, label, value }: AmountProps) => (
  <label className={css.field}>
    {label}
    <input name={name} inputMode="decimal" defaultValue={value ?? undefined} autoComplete="off" />
  </label>
);

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
}

export const Choice = ({ name, label, options, value }: ChoiceProps) => (
  <label className={css.field}>
    {label}
    <select name={name} defaultValue={value}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
