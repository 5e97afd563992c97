import { useId, type ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import css from './filter-select.module.css';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface FilterSelectProps {
  name: string;
  label: string;
  /** Wording of "no filter"; without it one of the options is always chosen. */
  any?: string;
  /** Options, or groups of them. */
  children: ReactNode;
  /** The chosen value; without it the list keeps its own choice. */
  value?: string;
  /** Without a visible label, where the options explain themselves. */
  compact?: boolean;
  /** With the label inside, above the choice. */
  isInset?: boolean;
  className?: string | undefined;
  onChange?: (form: HTMLFormElement) => void;
}

/** A native list, which every device presents in its own way. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, any, children, value, compact = false, isInset = false, className, onChange } = props;
  const id = useId();
  return (
    <div className={`${css.field ?? ''} ${className ?? ''}`} data-inset={isInset ? '' : undefined}>
      <label htmlFor={id} className={compact ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={css.select}
        value={value}
        data-set={any !== undefined && value !== undefined && value !== '' ? '' : undefined}
        onChange={(event) => {
          const { form } = event.target;
          if (form) onChange?.(form);
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        {children}
      </select>
      <span className={css.arrow}>
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}
