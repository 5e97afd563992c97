import type { RuleSummary } from '@manzil/contracts/content/rule';
import { EMIRATES, TOPICS } from '@manzil/rules/vocabulary';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { SelectField } from '../../../shared/ui/field';
import { useFilters } from '../../kit/address/use-filters';
import { SectionHead } from '../../kit/layout/section-head';
import { formatDay } from '../../kit/labels/format-date-time';
import { rulesQuery } from './rule-calls';
import { CONFIDENCE_NAMES, EMIRATE_NAMES, TEXTS, TOPIC_NAMES, WAITING_NAMES } from './rule-texts';
import styles from './rules.module.css';

const ALL = ['', TEXTS.filters.all] as const;
const FILTERS = [
  ['emirate', [ALL, ...(['all', ...EMIRATES] as const).map((key) => [key, EMIRATE_NAMES[key]] as const)]],
  ['topic', [ALL, ...TOPICS.map((key) => [key, TOPIC_NAMES[key]] as const)]],
  ['state', [ALL, ...Object.entries(WAITING_NAMES)]],
] as const;

/** All rules, filtered by the URL. */
export function RulesScreen() {
  const { rules } = useSuspenseQuery(rulesQuery).data;
  const { valueOf, set } = useFilters();
  const [emirate, topic, state] = FILTERS.map(([name]) => valueOf(name));
  const shown = rules.filter(
    (rule) =>
      (!emirate || rule.emirate === emirate) &&
      (!topic || rule.topic === topic) &&
      (!state || rule.waiting.some((waiting) => waiting === state)),
  );
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <div className={styles.filters}>
        {FILTERS.map(([name, options]) => (
          <SelectField
            key={name}
            label={TEXTS.filters[name]}
            options={options}
            value={valueOf(name)}
            onText={(value) => {
              set(name, value);
            }}
          />
        ))}
      </div>
      <DataTable
        caption={TEXTS.caption}
        rows={shown}
        columns={COLUMNS}
        search={TEXTS.search}
        empty={TEXTS.empty}
        idOf={({ id }) => id}
      />
    </>
  );
}

const COLUMNS: Column<RuleSummary>[] = [
  {
    id: 'name',
    accessorFn: ({ name, id }) => `${name} ${id}`,
    header: TEXTS.columns.name,
    cell: ({ row: { original } }) => (
      <div className={styles.name}>
        <Link to={`/backend/rules/${original.id}`} className="backend-link">
          {original.name}
        </Link>
        <small>
          {TOPIC_NAMES[original.topic]} · {original.id}
        </small>
      </div>
    ),
  },
  {
    id: 'emirate',
    accessorFn: ({ emirate }) => EMIRATE_NAMES[emirate],
    header: TEXTS.columns.emirate,
  },
  {
    id: 'confidence',
    accessorFn: ({ confidence }) => CONFIDENCE_NAMES[confidence],
    header: TEXTS.columns.confidence,
  },
  {
    accessorKey: 'reviewBy',
    header: TEXTS.columns.review,
    cell: ({ row: { original } }) => <span className={styles.day}>{formatDay(original.reviewBy)}</span>,
  },
  {
    id: 'state',
    accessorFn: stateOf,
    header: TEXTS.columns.state,
    cell: ({ row: { original } }) => (
      <span data-waiting={original.waiting.length > 0 || undefined} className={styles.state}>
        {stateOf(original)}
      </span>
    ),
  },
];

function stateOf({ inForce, waiting }: RuleSummary): string {
  const shown =
    inForce === null ? TEXTS.notShown : inForce.isDemo ? TEXTS.demo : TEXTS.shown(inForce.version);
  return [shown, ...waiting.map((one) => WAITING_NAMES[one])].join('. ');
}
