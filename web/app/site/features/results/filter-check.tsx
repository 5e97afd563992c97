import { useEffect, useRef } from 'react';
import type { CountedOption } from './filter-options.server';
import css from './more-filters.module.css';

interface FilterCheckProps {
  values: URLSearchParams;
  onChange: (form: HTMLFormElement) => void;
  name: string;
  option: CountedOption;
  hidden?: boolean;
}

/** One value of a filter with several, which takes effect at once. */
export function FilterCheck({ name, option, values, onChange, hidden }: FilterCheckProps) {
  const { value, label, disabled } = option;
  const isChosen = values.getAll(name).includes(value);
  const input = useRef<HTMLInputElement>(null);
  // The input is not controlled, so that it shows a click before the address has changed, and follows the address then.
  useEffect(() => {
    if (input.current !== null) input.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label className={css.check} hidden={hidden}>
      <input
        ref={input}
        type="checkbox"
        {...{ name, value, disabled }}
        defaultChecked={isChosen}
        onChange={({ target }) => {
          if (target.form !== null) onChange(target.form);
        }}
      />
      {label}
    </label>
  );
}
