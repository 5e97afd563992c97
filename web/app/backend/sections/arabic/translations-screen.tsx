import { TRANSLATED_KINDS, type TranslationSummary } from '@manzil/contracts/content/translation';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { SelectField } from '../../../shared/ui/field';
import { arabicPath } from '../../kit/address/arabic-path';
import { RecordLink } from '../../kit/address/record-link';
import { useFilters } from '../../kit/address/use-filters';
import { SectionHead } from '../../kit/layout/section-head';
import { kindWords } from '../../kit/words/audit-labels';
import { translationsQuery } from './arabic-calls';
import { RECORD_STATES, STATE_NAMES, TEXTS } from './arabic-texts';
import { Omissions } from './omissions';
import { percentOf, recordState, stateText } from './record-state';
import styles from './arabic.module.css';
import { memberName } from '../../kit/words/member-name';

const ALL = ['', TEXTS.filters.all] as const;
/** Page texts are labelled like in the audit trail. */
const kindName = (kind: string): string => kindWords(kind === 'document' ? 'site-text' : kind);
const KINDS = [ALL, ...TRANSLATED_KINDS.map((kind) => [kind, kindName(kind)] as const)];
const STATES = [ALL, ...RECORD_STATES.map((state) => [state, STATE_NAMES[state]] as const)];

/** The translation state of every record, filtered by the URL. */
export function TranslationsScreen() {
  const { records, omitted } = useSuspenseQuery(translationsQuery).data;
  const { valueOf, set } = useFilters();
  const [kind, state] = [valueOf('kind'), valueOf('state')];
  const shown = records.filter(
    (record) => (!kind || record.kind === kind) && (!state || recordState(record) === state),
  );
  const translated = sum(shown, 'translated');
  const texts = sum(shown, 'texts');
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <div className={styles.filters}>
        <SelectField
          label={TEXTS.filters.kind}
          options={KINDS}
          value={kind}
          onText={(value) => {
            set('kind', value);
          }}
        />
        <SelectField
          label={TEXTS.filters.state}
          options={STATES}
          value={state}
          onText={(value) => {
            set('state', value);
          }}
        />
      </div>
      <p role="status" className={styles.coverage}>
        {TEXTS.coverage(translated, texts, percentOf(translated, texts))}
      </p>
      <DataTable
        caption={TEXTS.caption}
        rows={shown}
        columns={COLUMNS}
        search={TEXTS.search}
        empty={TEXTS.empty}
        idOf={(record) => `${record.kind}-${record.id}`}
      />
      <Omissions omitted={omitted} />
    </>
  );
}

const sum = (records: readonly TranslationSummary[], count: 'texts' | 'translated'): number =>
  records.reduce((total, record) => total + record[count], 0);

const COLUMNS: Column<TranslationSummary>[] = [
  {
    id: 'record',
    accessorFn: ({ kind, title }) => `${title} ${kindName(kind)}`,
    header: TEXTS.columns.record,
    cell: ({ row: { original } }) => (
      <div className={styles.name}>
        <RecordLink to={arabicPath(original)} className="backend-link">
          {original.title || kindName(original.kind)}
        </RecordLink>
        <small>{kindName(original.kind)}</small>
      </div>
    ),
  },
  { id: 'state', accessorFn: stateText, header: TEXTS.columns.state },
  {
    id: 'coverage',
    accessorFn: ({ translated, texts }) => percentOf(translated, texts),
    header: TEXTS.columns.coverage,
    cell: ({ getValue }) => `${String(getValue())}%`,
  },
  { id: 'updatedBy', accessorFn: ({ updatedBy }) => memberName(updatedBy), header: TEXTS.columns.saved },
];
