import { SelectAll } from '../../../shared/ui/select-all';
import { SelectField } from '../../../shared/ui/field';
import { StateFilterField } from '../lifecycle/state-filter-field';
import type { ListView } from './use-list-view';
import filters from '../../../shared/ui/filters.module.css';
import styles from './collections.module.css';

const SORTS = [
  ['', 'Order of the site'],
  ['name', 'Name'],
  ['-updatedAt', 'Saved last'],
  ['updatedAt', 'Saved first'],
] as const;

interface ListToolsProps {
  label: string;
  view: ListView;
  /** Absent when entries cannot be selected. */
  selection: { isAll: boolean; set: (isOn: boolean) => void } | undefined;
}

/** Searches, filters, sorts and selects entries of a list. */
export const ListTools = ({ label, view, selection }: ListToolsProps) => (
  <>
    <input
      type="search"
      className={styles.search}
      placeholder="Search"
      aria-label={`Search ${label}`}
      value={view.query}
      onChange={({ target }) => {
        view.search(target.value);
      }}
    />
    <div className={`${filters.filters ?? ''} ${styles.filters ?? ''}`}>
      <StateFilterField />
      <SelectField label="Sort by" options={SORTS} value={view.sort} onText={view.sortBy} />
    </div>
    {selection !== undefined && (
      <SelectAll label="Select all that are shown" isAll={selection.isAll} onChange={selection.set} />
    )}
  </>
);
