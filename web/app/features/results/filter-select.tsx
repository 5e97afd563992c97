import { useId } from 'react';
import { Icon } from '../../components/icon';
import type { Option } from './filter-options.server';
import css from './filter-form.module.css';

interface FilterSelectProps {
  name: string;
  label: string;
  /** Wording of "no filter"; without it one of the options is always chosen. */
  any?: string;
  options: Option[];
  value: string;
  /** Without a visible label, where the choice itself says what it is about. */
  compact?: boolean;
  onChange: (form: HTMLFormElement) => void;
}

/** A native list: every device has its own good way to choose from one. */
export function FilterSelect({ name, label, any, options, value, compact, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={`${css.field ?? ''} ${compact === true ? (css.compact ?? '') : ''}`}>
      <label htmlFor={id} className={compact === true ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={css.select}
        value={value}
        data-set={any !== undefined && value !== '' ? '' : undefined}
        onChange={(event) => {
          const { form } = event.target;
          if (form) onChange(form);
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}
