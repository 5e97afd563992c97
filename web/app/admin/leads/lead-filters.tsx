import { useEffect, useState } from 'react';
import { useFilters } from '../lib/use-filters';
import { SelectField, TextField } from '../../ui/field';
import { KIND_WORDS, optionsOf, STATUS_WORDS, SUBSCRIPTION_WORDS } from './lead-words';
import styles from './leads.module.css';

const SEARCH_AFTER_MS = 300;

/** As the tiles of the dashboard link to it. */
const OTHER_KINDS = 'contact,sell,listing,mortgage';
const KINDS: [string, string][] = [
  ['', 'All kinds'],
  [OTHER_KINDS, 'Other enquiries'],
  ...optionsOf(KIND_WORDS),
];
const STATUSES: [string, string][] = [
  ['', 'Any status'],
  ['all', 'Any status, including spam'],
  ...optionsOf(STATUS_WORDS).filter(([status]) => status !== 'spam'),
];
const PACES: [string, string][] = [
  ['', 'At any pace'],
  ['true', 'Unusually quickly'],
  ['false', 'Not unusually quickly'],
];
const SUBSCRIPTIONS: [string, string][] = [['', 'Any subscription'], ...optionsOf(SUBSCRIPTION_WORDS)];
const SORTS: [string, string][] = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
  ['updated', 'Changed last'],
];

/** Filters of the inbox, all in the address. */
export function LeadFilters({ spam }: { spam: boolean }) {
  const { valueOf, set } = useFilters();
  const kinds = valueOf('kinds');
  const chosen: [string, string][] = KINDS.some(([value]) => value === kinds)
    ? []
    : [[kinds, 'Several kinds']];
  const field = (name: string) => ({
    value: valueOf(name),
    onText: (value: string) => {
      set(name, value);
    },
  });
  return (
    <form
      role="search"
      aria-label="Leads"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchField {...field('q')} />
      <SelectField label="Kind" {...field('kinds')} options={[...chosen, ...KINDS]} />
      {!spam && <SelectField label="Status" {...field('status')} options={STATUSES} />}
      {kinds === 'newsletter' && (
        <SelectField label="Newsletter" {...field('subscription')} options={SUBSCRIPTIONS} />
      )}
      <SelectField label="Sent" {...field('sentQuickly')} options={PACES} />
      <TextField label="From" type="date" max={valueOf('to') || undefined} {...field('from')} />
      <TextField label="To" type="date" min={valueOf('from') || undefined} {...field('to')} />
      <SelectField label="Order" {...field('sort')} options={SORTS} />
    </form>
  );
}

/** Searches when the typing pauses. */
function SearchField({ value, onText }: { value: string; onText: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      onText(typed.trim());
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onText]);
  return (
    <TextField
      label="Search"
      type="search"
      maxLength={200}
      placeholder="Name, e-mail, phone, message"
      value={typed}
      onText={setTyped}
    />
  );
}
