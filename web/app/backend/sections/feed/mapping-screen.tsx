import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as http from '@manzil/contracts/http/feed-mappings';
import type { FeedField, FeedMapping } from '@manzil/contracts/listings/feed-mapping';
import type { FeedTerm } from '@manzil/contracts/listings/feed-values';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import type { Theirs } from '../../kit/form/merge-dialog';
import { takeTheirs } from '../../kit/form/take-theirs';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { ColumnTable } from './column-table';
import { CurrencyChoice } from './currency-choice';
import { mappingQuery, unmappedQuery, type Meanings, type Sampled } from './mapping-calls';
import { RecordChoice } from './record-choice';
import { SampleSource } from './sample-source';
import { SampledListings } from './sampled-listings';
import { useSample } from './use-sample';
import { valueRows, withMeaning } from './value-rows';
import { ValueTable } from './value-table';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import styles from './run.module.css';
import { memberName } from '../../kit/labels/member-name';

const meaningsOf = ({ fields, recordName, amountCurrency, values }: FeedMapping): Meanings => ({
  fields,
  recordName,
  amountCurrency,
  values,
});

/** Maps the columns of a CSV, JSON or XML feed and the values of any feed, with a live sample of the result. */
export function MappingScreen({ source }: { source: string }) {
  const { data: mapping } = useSuspenseQuery(mappingQuery(source));
  const { values: unmapped } = useSuspenseQuery(unmappedQuery(source)).data;
  const { version, updatedBy, updatedAt } = mapping;
  const client = useQueryClient();
  const [sampled, setSampled] = useState<Sampled | undefined>();
  const refresh = useRefresh();
  const form = useContractForm(http.saveFeedMapping, {
    values: meaningsOf(mapping),
    bodyOf: (meanings: Meanings, replaced) => ({ ...meanings, expectedVersion: replaced.version }),
    version,
    draft: `feed-meaning:${source}`,
    send: (body) => callApi(http.saveFeedMapping, { params: { source }, body }),
    onSaved: async (saved, sent) => {
      form.rebase(meaningsOf(saved), saved.version, sent);
      toasts.done('The mapping is saved. The next update will use it.');
      await refresh();
    },
  });
  const { fields, recordName = '', amountCurrency = '', values } = form.values;
  const { sample, problem, busy } = useSample(sampled, form.values);
  const rows = valueRows(unmapped, sample?.unmapped ?? [], values);

  const choose = (column: string, field: FeedField | '' | undefined): void => {
    const { [column]: _before, ...others } = fields;
    // The columns belong to the element that the sample was read from.
    if (recordName === '' && sample !== undefined) form.set('recordName', sample.recordName);
    form.set('fields', field === undefined ? others : { ...others, [column]: field });
  };
  const mean = (term: FeedTerm, key: string, chosen: string | undefined): void => {
    form.set('values', withMeaning(values, term, key, chosen));
  };
  const readTheirs = async (): Promise<Theirs<Meanings>> => {
    const theirs = await client.query({ ...mappingQuery(source), staleTime: 0 });
    const meanings = meaningsOf(theirs);
    return {
      values: meanings,
      take: () => {
        form.settle(meanings, theirs.version);
      },
    };
  };

  return (
    <>
      <SectionHead
        title="Columns and values of the feed"
        intro={
          updatedBy === null || updatedAt === null
            ? `The columns and values of “${source}” have not been mapped yet.`
            : `Version ${version} for “${source}”, saved by ${memberName(updatedBy)} on ${formatDateTime(updatedAt)}`
        }
      >
        <ButtonLink to="/backend/feed">All updates</ButtonLink>
        <EditOnly>
          <Button kind="primary" busy={form.busy} disabled={!form.dirty} onClick={() => void form.submit()}>
            Save mapping
          </Button>
        </EditOnly>
      </SectionHead>
      <div className="backend-form">
        <EditOnly>
          <SampleSource source={source} busy={busy} onSample={setSampled} />
        </EditOnly>
        {problem !== undefined && (
          <p role="alert" className={styles.note}>
            {problem}
          </p>
        )}
        <FormProblem form={form} />
        {form.recovered && (
          <p role="status" className={styles.note}>
            These are your unsaved changes.{' '}
            <button type="button" className="backend-link" onClick={form.discard}>
              Discard them
            </button>
          </p>
        )}
        {sample !== undefined && !sample.mappable && sample.read > 0 && (
          <p className={styles.note}>
            This is a feed in the format “{sample.format}”. Its column names are known, so only its values
            need a mapping.
          </p>
        )}
        <FormFields>
          <RecordChoice
            sample={sample}
            recordName={recordName}
            onChoose={(name) => {
              form.set('recordName', name);
            }}
          />
          <CurrencyChoice
            currency={amountCurrency}
            onChoose={(currency) => {
              form.set('amountCurrency', currency);
            }}
          />
          {(sample?.mappable ?? true) && <ColumnTable sample={sample} fields={fields} onChoose={choose} />}
          <ValueTable rows={rows} onChoose={mean} />
        </FormFields>
        {sample !== undefined && <SampledListings sample={sample} />}
      </div>
      {form.conflict !== undefined && (
        <ConflictDialog
          conflict={form.conflict}
          what="this mapping"
          outcome="Only one of the two versions can be kept."
          onMine={() => form.submit(form.conflict?.version)}
          onTheirs={() => takeTheirs(readTheirs)}
          merging={{ form, readTheirs }}
          onClose={form.dismissConflict}
        />
      )}
    </>
  );
}
