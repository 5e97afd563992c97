import { TRANSLATED_KINDS, type TranslationSummary } from '@manzil/contracts/content/translation';
import { LOCALES, TRANSLATION_LANGUAGES, type TranslationLanguage } from '@manzil/contracts/site-language';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { SelectField } from '../../../shared/ui/field';
import { RecordLink } from '../../kit/address/record-link';
import { languageOf, translationPath } from '../../kit/address/translation-path';
import { useFilters } from '../../kit/address/use-filters';
import { SectionHead } from '../../kit/layout/section-head';
import { kindWords } from '../../kit/labels/audit-labels';
import { translationsQuery } from './translation-calls';
import { RECORD_STATES, TEXTS, textsAbout } from './translation-texts';
import { Omissions } from './omissions';
import { percentOf, recordState, stateText } from './record-state';
import styles from './translations.module.css';
import { memberName } from '../../kit/labels/member-name';

const ALL = ['', TEXTS.filters.all] as const;
/** Page texts are labelled like in the audit trail. */
const kindName = (kind: string): string => kindWords(kind === 'document' ? 'site-text' : kind);
const KINDS = [ALL, ...TRANSLATED_KINDS.map((kind) => [kind, kindName(kind)] as const)];

/** The translation state of every record, filtered by the URL. */
export function TranslationsScreen() {
  const { valueOf, set } = useFilters();
  const language = languageOf(valueOf('language'));
  const { records, omitted } = useSuspenseQuery(translationsQuery(language)).data;
  const about = textsAbout(language);
  const [kind, state] = [valueOf('kind'), valueOf('state')];
  const shown = records.filter(
    (record) => (!kind || record.kind === kind) && (!state || recordState(record) === state),
  );
  const translated = sum(shown, 'translated');
  const texts = sum(shown, 'texts');
  return (
    <>
      <SectionHead title={about.title} intro={about.intro} />
      <div className={styles.filters}>
        {TRANSLATION_LANGUAGES.length > 1 && (
          <SelectField
            label={TEXTS.language}
            options={TRANSLATION_LANGUAGES.map((each) => [each, LOCALES[each].name] as const)}
            value={language}
            onText={(value) => {
              set('language', value);
            }}
          />
        )}
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
          options={[ALL, ...RECORD_STATES.map((each) => [each, about.states[each]] as const)]}
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
        caption={about.caption}
        rows={shown}
        columns={columnsOf(language)}
        search={TEXTS.search}
        empty={TEXTS.empty}
        idOf={(record) => `${record.kind}-${record.id}`}
      />
      <Omissions key={language} language={language} omitted={omitted} />
    </>
  );
}

const sum = (records: readonly TranslationSummary[], count: 'texts' | 'translated'): number =>
  records.reduce((total, record) => total + record[count], 0);

const columnsOf = (language: TranslationLanguage): Column<TranslationSummary>[] => [
  {
    id: 'record',
    accessorFn: ({ kind, title }) => `${title} ${kindName(kind)}`,
    header: TEXTS.columns.record,
    cell: ({ row: { original } }) => (
      <div className={styles.name}>
        <RecordLink to={translationPath(language, original)} className="backend-link">
          {original.title || kindName(original.kind)}
        </RecordLink>
        <small>{kindName(original.kind)}</small>
      </div>
    ),
  },
  { id: 'state', accessorFn: (record) => stateText(language, record), header: TEXTS.columns.state },
  {
    id: 'coverage',
    accessorFn: ({ translated, texts }) => percentOf(translated, texts),
    header: TEXTS.columns.coverage,
    cell: ({ getValue }) => `${String(getValue())}%`,
  },
  { id: 'updatedBy', accessorFn: ({ updatedBy }) => memberName(updatedBy), header: TEXTS.columns.saved },
];
