import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FeedField } from '@manzil/contracts/listings/feed-mapping';
import type { FeedTerm } from '@manzil/contracts/listings/feed-values';
import { messageOf } from '../lib/call-api';
import { formatMoment } from '../lib/format-moment';
import { useDraft } from '../lib/use-draft';
import { conflictIn, type Conflict } from '../saving/conflict';
import { ConflictDialog } from '../saving/conflict-dialog';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { SectionHead } from '../parts/section-head';
import { useToasts } from '../../ui/toasts';
import { ColumnTable } from './column-table';
import { loadMapping, saveMapping, type MappingData, type Said, type Sampled } from './mapping-calls';
import { SampleSource } from './sample-source';
import { SampledListings } from './sampled-listings';
import { useSample } from './use-sample';
import { valueRows, withMeaning } from './value-rows';
import { ValueTable } from './value-table';
import styles from './run.module.css';

/**
 * What the columns of a CSV or JSON feed and the values of any feed mean, with a sample that shows at once what
 * becomes of them.
 */
export function MappingScreen({ mapping, unmapped }: MappingData) {
  const { source, version, updatedBy, updatedAt } = mapping;
  const { fields: storedFields, values: storedValues } = mapping;
  const stored = { fields: storedFields, values: storedValues };
  const draft = useDraft<Said>(`feed-meaning:${source}`, stored, String(version));
  const { fields, values } = draft.values;
  const [sampled, setSampled] = useState<Sampled | undefined>();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | undefined>();
  const { sample, problem, busy } = useSample(sampled, draft.values);
  const rows = valueRows(unmapped, sample?.unmapped ?? [], values);
  const { revalidate } = useRevalidator();
  const toasts = useToasts();

  const choose = (column: string, field: FeedField | '' | undefined): void => {
    const { [column]: _before, ...others } = fields;
    draft.set('fields', field === undefined ? others : { ...others, [column]: field });
  };
  const mean = (term: FeedTerm, key: string, chosen: string | undefined): void => {
    draft.set('values', withMeaning(values, term, key, chosen));
  };
  const save = async (over = Number(draft.base)): Promise<void> => {
    setSaving(true);
    try {
      const saved = await saveMapping(source, { fields, values }, over);
      draft.settle({ fields: saved.fields, values: saved.values }, String(saved.version));
      setConflict(undefined);
      toasts.done('The mapping is saved. The next update will use it.');
      await revalidate();
    } catch (error) {
      const between = conflictIn(error);
      if (between !== undefined) setConflict(between);
      else toasts.failed(messageOf(error));
    }
    setSaving(false);
  };
  const takeTheirs = async (): Promise<void> => {
    try {
      const theirs = await loadMapping(source);
      draft.settle({ fields: theirs.fields, values: theirs.values }, String(theirs.version));
      setConflict(undefined);
      await revalidate();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };

  return (
    <>
      <SectionHead
        title="Columns and values of the feed"
        intro={
          updatedBy === null || updatedAt === null
            ? `The columns and values of “${source}” have not been mapped yet.`
            : `Version ${version} for “${source}”, saved by ${updatedBy} on ${formatMoment(updatedAt)}`
        }
      >
        <ButtonLink to="/backend/feed">All updates</ButtonLink>
        <Button kind="primary" busy={saving} disabled={!draft.dirty} onClick={() => void save()}>
          Save mapping
        </Button>
      </SectionHead>
      <div className="backend-form">
        <SampleSource source={source} busy={busy} onSample={setSampled} />
        {problem !== undefined && (
          <p role="alert" className={styles.note}>
            {problem}
          </p>
        )}
        {draft.recovered && draft.dirty && (
          <p role="status" className={styles.note}>
            These are your unsaved changes.{' '}
            <button type="button" className="backend-link" onClick={draft.discard}>
              Drop them
            </button>
          </p>
        )}
        {sample !== undefined && !sample.mappable && (
          <p className={styles.note}>
            This is a feed in the format “{sample.format}”. Its column names are known, so only its values
            need a mapping.
          </p>
        )}
        {(sample?.mappable ?? true) && <ColumnTable sample={sample} fields={fields} onChoose={choose} />}
        <ValueTable rows={rows} onChoose={mean} />
        {sample !== undefined && <SampledListings sample={sample} />}
      </div>
      {conflict !== undefined && (
        <ConflictDialog
          conflict={conflict}
          what="this mapping"
          outcome="Only one of the two versions can be kept."
          onMine={() => save(conflict.version)}
          onTheirs={takeTheirs}
          onClose={() => {
            setConflict(undefined);
          }}
        />
      )}
    </>
  );
}
