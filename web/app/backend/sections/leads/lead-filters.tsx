import type { Session } from '@manzil/contracts/gateway/account';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFilters } from '../../kit/address/use-filters';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { SearchField } from '../../kit/table/search-field';
import { MEMBER, type LeadView } from '../../kit/address/lead-search-params';
import {
  FILTER_LABELS,
  KIND_LABELS,
  optionsOf,
  SPAM_LABELS,
  STAGE_LABELS,
  STATUS_LABELS,
  WORK_LABELS,
} from './lead-labels';
import { TAG_LABELS } from './tag-labels';
import { leadTagsQuery } from './lead-queries';
import { useMembers } from '../../kit/data/use-assignees';
import styles from './leads.module.css';
import { memberName } from '../../kit/labels/member-name';

/** The dashboard's tiles link to this value. */
const OTHER_KINDS = 'contact,sell,listing,mortgage';
const KINDS: [string, string][] = [
  ['', 'All kinds'],
  [OTHER_KINDS, 'Other enquiries'],
  ...optionsOf(KIND_LABELS).filter(([kind]) => kind !== 'newsletter'),
];
const STAGES: [string, string][] = [['', 'Any stage'], ...optionsOf(STAGE_LABELS)];
const ASSIGNED: [string, string][] = [
  ['', 'Anybody'],
  ['mine', 'Me'],
  ['nobody', 'Unassigned'],
];
const DUE: [string, string][] = [
  ['', 'Any next action'],
  ['true', WORK_LABELS.overdue],
];
const PACES: [string, string][] = [
  ['', 'Any'],
  ['true', 'Unusually quickly'],
  ['false', 'Unlikely bot'],
];
const SORTS: [string, string][] = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
  ['updated', 'Changed last'],
];

/** The board is ordered by last change by default. */
const BOARD_SORTS: [string, string][] = [
  ['', 'Changed last'],
  ['newest', 'Newest first'],
  ...SORTS.slice(1, 3),
];

/** Filters counted on the collapse button: all but the search, which stays visible. */
const FOLDED = ['kinds', 'status', 'stage', 'tag', 'assigned', 'overdue', 'sentQuickly', 'from', 'to'];

interface LeadFiltersProps {
  view: LeadView;
  session: Session;
}

/** Filters of the inbox, all in the URL. All but the search are folded into a button. */
export function LeadFilters({ view, session }: LeadFiltersProps) {
  const fieldsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const members = useMembers(session);
  const tags = useQuery({ ...leadTagsQuery, enabled: isOpen }).data?.tags ?? [];
  const spam = view === 'spam';
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
      <SearchField label="Search" placeholder="Name, email, phone, message" {...field('q')} />
      <div className={styles.fold}>
        <Button
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {FILTER_LABELS.button(FOLDED.filter((name) => valueOf(name) !== '').length)}
        </Button>
      </div>
      <div id={fieldsId} className={styles.fields} data-open={isOpen || undefined}>
        <SelectField label="Kind" {...field('kinds')} options={[...chosen, ...KINDS]} />
        {view === 'table' && (
          <SelectField
            label={SPAM_LABELS.filter}
            {...field('status')}
            options={spamOptions(valueOf('status'))}
          />
        )}
        {view === 'table' && <SelectField label={WORK_LABELS.stage} {...field('stage')} options={STAGES} />}
        <SelectField label={TAG_LABELS.filter} {...field('tag')} options={tagOptions(tags, valueOf('tag'))} />
        <SelectField
          label="Assigned to"
          {...field('assigned')}
          options={[
            ...ASSIGNED,
            ...[...new Set([...members, filteredMember(valueOf('assigned'))])]
              .filter((name) => name !== session.username && name !== '')
              .map((name): [string, string] => [MEMBER + name, memberName(name)]),
          ]}
        />
        {!spam && <SelectField label={WORK_LABELS.nextAction} {...field('overdue')} options={DUE} />}
        <SelectField label="Sent" {...field('sentQuickly')} options={PACES} />
        <TextField label="From" type="date" max={valueOf('to') || undefined} {...field('from')} />
        <TextField label="To" type="date" min={valueOf('from') || undefined} {...field('to')} />
        <SelectField label="Order" {...field('sort')} options={view === 'board' ? BOARD_SORTS : SORTS} />
      </div>
    </form>
  );
}

/** The tag of a link or a saved view may be in use no more. */
const tagOptions = (tags: readonly string[], chosen: string): [string, string][] => [
  ['', TAG_LABELS.any],
  ...[...new Set([...tags, chosen])].filter(Boolean).map((tag): [string, string] => [tag, tag]),
];

/** Links of previous releases name a status. */
const spamOptions = (status: string): [string, string][] => [
  ['', SPAM_LABELS.leftOut],
  ['all', SPAM_LABELS.included],
  ...optionsOf(STATUS_LABELS)
    .filter(([one]) => one === status)
    .map(([one, words]): [string, string] => [one, SPAM_LABELS.only(words)]),
];

/** Disabled members are not in the list of members but may still have leads. */
const filteredMember = (assigned: string): string =>
  assigned.startsWith(MEMBER) ? assigned.slice(MEMBER.length) : '';
