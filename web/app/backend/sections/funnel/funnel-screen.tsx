import { exportFunnel } from '@manzil/contracts/http/funnel';
import {
  FUNNEL_DIMENSIONS,
  FUNNEL_PARTS,
  type FunnelDimension,
  type FunnelRow,
} from '@manzil/contracts/leads/funnel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ButtonLink } from '../../../shared/ui/button-link';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { SelectField, TextField } from '../../../shared/ui/field';
import { useFilters } from '../../kit/address/use-filters';
import { SectionHead } from '../../kit/layout/section-head';
import { FunnelChart } from './funnel-chart';
import { FunnelSeries } from './funnel-series';
import { FUNNEL_STEPS } from './funnel-steps';
import { funnelOf, funnelQuery, rowAddress, seriesOf, seriesQuery } from './funnel-query';
import { BY_LABELS, NO_KEY_LABELS, TEXTS } from './funnel-texts';
import { useMay } from '../../kit/access/access';
import styles from './funnel.module.css';
import { memberName } from '../../kit/labels/member-name';

/** Shows the steps from a view to a won lead, by listing, community, source or adviser. */
export function FunnelScreen() {
  const [params] = useSearchParams();
  const seesAll = useMay()('funnel.all');
  const query = funnelOf(params);
  const { data } = useSuspenseQuery(funnelQuery(query));
  const series = seriesOf(params);
  const { data: overTime } = useSuspenseQuery(seriesQuery(series));
  const { set, valueOf } = useFilters();
  const period = (name: 'from' | 'to') => ({
    type: 'date',
    value: query[name],
    onText: (value: string) => {
      set(name, value);
    },
  });
  const by = BY_LABELS[query.by];
  return (
    <>
      <SectionHead title={TEXTS.title} intro={seesAll ? TEXTS.intro : `${TEXTS.intro} ${TEXTS.ownIntro}`}>
        <ButtonLink to={endpointUrl(exportFunnel.path, { query })} reloadDocument>
          {TEXTS.export}
        </ButtonLink>
      </SectionHead>
      <form role="search" aria-label={TEXTS.filters} className={styles.filters}>
        <SelectField
          label={TEXTS.by}
          value={query.by}
          onText={(value) => {
            set('by', value);
          }}
          options={FUNNEL_DIMENSIONS.map((each) => [each, BY_LABELS[each]] as const)}
        />
        <TextField label={TEXTS.from} max={query.to} {...period('from')} />
        <TextField label={TEXTS.to} min={query.from} {...period('to')} />
        <SelectField
          label={TEXTS.every}
          value={series.every}
          onText={(value) => {
            set('every', value);
          }}
          options={FUNNEL_PARTS.map((each) => [each, TEXTS.parts[each]] as const)}
        />
        <SelectField
          label={TEXTS.only(by)}
          value={series.key === undefined ? '' : valueOf('of')}
          onText={(value) => {
            set('of', value);
          }}
          options={[['', TEXTS.all], ...rowOptions(query.by, data.rows, series.key)]}
        />
      </form>
      {query.by === 'source' && <p className={styles.note}>{TEXTS.bySource}</p>}
      {data.rows.length > 0 && (
        <div className={styles.framed}>
          <FunnelChart total={data.total} />
        </div>
      )}
      {data.rows.length > 0 && <FunnelSeries points={overTime.points} every={series.every} />}
      <div className={styles.cards}>
        <DataTable
          key={query.by}
          caption={TEXTS.rows(by)}
          rows={data.rows}
          columns={columnsOf(query.by)}
          search={TEXTS.search(by)}
          empty={TEXTS.empty}
          idOf={({ key }) => key}
        />
      </div>
      {data.leftOut > 0 && <p className={styles.note}>{TEXTS.leftOut(data.leftOut)}</p>}
    </>
  );
}

/** The rows of the table; a selected row without figures in this period is kept. */
function rowOptions(
  by: FunnelDimension,
  rows: readonly FunnelRow[],
  chosen: string | undefined,
): [string, string][] {
  const known = rows.map(({ key, name }): [string, string] => [
    rowAddress(by, key),
    nameOfRow(by, { key, name }),
  ]);
  if (chosen === undefined || rows.some(({ key }) => key === chosen)) return known;
  return [[rowAddress(by, chosen), nameOfRow(by, { key: chosen, name: chosen })], ...known];
}

function nameOfRow(by: FunnelDimension, { key, name }: Pick<FunnelRow, 'key' | 'name'>): string {
  if (key === '') return NO_KEY_LABELS[by];
  return by === 'adviser' ? memberName(key) : name;
}

const COUNTED = ['views', 'saves', 'calls', 'whatsapps'] as const;

const columnsOf = (by: FunnelDimension): Column<FunnelRow>[] => [
  {
    id: 'name',
    header: BY_LABELS[by],
    accessorFn: (row) => nameOfRow(by, row),
    sortFn: 'alphanumeric',
    cell: ({ row: { original } }) => <RowName by={by} row={original} />,
  },
  ...(by === 'source'
    ? FUNNEL_STEPS.filter((name) => !COUNTED.some((each) => each === name))
    : FUNNEL_STEPS
  ).map((name): Column<FunnelRow> => ({
    id: name,
    header: TEXTS[name],
    accessorFn: (row) => row[name] ?? -1,
    sortFn: 'basic',
    enableGlobalFilter: false,
    cell: ({ row: { original } }) => (
      <span className={styles.number}>{original[name]?.toLocaleString('en') ?? TEXTS.unknown}</span>
    ),
  })),
];

function RowName({ by, row: { key, name } }: { by: FunnelDimension; row: FunnelRow }) {
  if (key === '' || by !== 'listing') return nameOfRow(by, { key, name });
  return (
    <a className="backend-link" href={`/${key}`} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
