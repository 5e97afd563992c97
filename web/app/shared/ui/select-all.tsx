import styles from './data-table.module.css';

interface SelectAllProps {
  label: string;
  isAll: boolean;
  onChange: (isOn: boolean) => void;
}

/** Selects all rows of a list, or none. */
export const SelectAll = ({ label, isAll, onChange }: SelectAllProps) => (
  <label className={styles.all}>
    <input
      type="checkbox"
      checked={isAll}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);
