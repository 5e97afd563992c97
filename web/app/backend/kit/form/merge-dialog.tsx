import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fieldWords } from '../labels/audit-labels';
import { messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import { linesOf, mergeRows, picksOf, type MergeRow } from './merge-rows';
import { TEXTS } from './merge-texts';
import styles from './merge.module.css';
import { memberName } from '../labels/member-name';

/** Another member's save. */
export interface Theirs<Values> {
  values: Values;
  /** Puts these values into the form, as its new base. */
  take: () => void;
}

/** A form whose fields can be merged with the fields that another member saved. */
export interface Merging {
  /** The form's initial and current values. */
  form: { base: object; values: object; set: (field: never, value: never) => void };
  readTheirs: () => Promise<Theirs<object>>;
  /** Overrides the label made from the field's name. */
  fieldName?: ((field: string) => string) | undefined;
  /** Formats values that are not texts. */
  wordsOf?: ((field: string, value: unknown) => unknown) | undefined;
}

interface MergeDialogProps {
  merging: Merging;
  /** Empty if unknown. */
  savedBy: string;
  onMerged: () => void;
  onClose: () => void;
}

/** Shows both versions of a conflict, field by field. The chosen values are put into the form and saved with it. */
export function MergeDialog({ merging, savedBy, onMerged, onClose }: MergeDialogProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['theirs', id],
    queryFn: merging.readTheirs,
    // A refetch could change the values during the merge.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog wide title={TEXTS.title} onClose={onClose}>
      {data !== undefined ? (
        <Rows merging={merging} theirs={data} savedBy={savedBy} onMerged={onMerged} onClose={onClose} />
      ) : error !== null ? (
        <div role="alert" className="backend-form">
          <p>{messageOf(error)}</p>
          <div className="backend-actions">
            <Button kind="primary" busy={isFetching} onClick={() => void refetch()}>
              {TEXTS.retry}
            </Button>
          </div>
        </div>
      ) : (
        <p role="status">{TEXTS.loading}</p>
      )}
    </Dialog>
  );
}

interface RowsProps extends MergeDialogProps {
  theirs: Theirs<object>;
}

const asIs = (_field: string, value: unknown): unknown => value;

function Rows({ merging, theirs, savedBy, onMerged, onClose }: RowsProps) {
  const { form, fieldName = fieldWords, wordsOf = asIs } = merging;
  const [rows] = useState(() => mergeRows(form.base, form.values, theirs.values));
  const [picks, setPicks] = useState(() => picksOf(rows));
  const name = savedBy === '' ? TEXTS.somebody : memberName(savedBy);
  const merge = (): void => {
    theirs.take();
    for (const { field, mine } of rows) if (picks[field] === 'mine') form.set(field as never, mine as never);
    onMerged();
    toasts.done(TEXTS.merged);
  };
  return (
    <div className="backend-form">
      <p>{rows.length === 0 ? TEXTS.same : TEXTS.intro(name)}</p>
      {rows.map((row) => (
        <Choice
          key={row.field}
          {...{ mine: wordsOf(row.field, row.mine), theirs: wordsOf(row.field, row.theirs) }}
          changedBy={row.changedBy}
          label={fieldName(row.field)}
          theirsName={TEXTS.theirs(name)}
          pick={picks[row.field]}
          onPick={(pick) => {
            setPicks({ ...picks, [row.field]: pick });
          }}
        />
      ))}
      <div className="backend-actions">
        {rows.length > 0 && (
          <Button kind="primary" onClick={merge}>
            {TEXTS.merge}
          </Button>
        )}
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
      </div>
    </div>
  );
}

interface ChoiceProps extends Omit<MergeRow, 'field'> {
  label: string;
  theirsName: string;
  pick: 'mine' | 'theirs' | undefined;
  onPick: (pick: 'mine' | 'theirs') => void;
}

function Choice({ mine, theirs, changedBy, label, theirsName, pick, onPick }: ChoiceProps) {
  const id = useId();
  const sides = [
    ['mine', TEXTS.mine, linesOf(mine, theirs)],
    ['theirs', theirsName, linesOf(theirs, mine)],
  ] as const;
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <p className={styles.by}>{TEXTS.changedBy[changedBy]}</p>
      <div className={styles.sides}>
        {sides.map(([side, words, lines]) => (
          <label key={side} className={styles.side} data-picked={pick === side}>
            <span className={styles.head}>
              <input
                type="radio"
                name={id}
                checked={pick === side}
                onChange={() => {
                  onPick(side);
                }}
              />
              {words}
            </span>
            <span className={lines === '' ? styles.empty : styles.text}>
              {lines === '' ? TEXTS.empty : lines}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
