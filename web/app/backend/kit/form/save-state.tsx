import { FormProblem } from './form-problem';
import type { ContractForm } from './use-contract-form';
import { ConflictChoice } from './conflict-choice';
import { takeTheirs } from './take-theirs';
import type { Merging } from './merge-dialog';

export type SavedForm = Pick<
  ContractForm<object>,
  'busy' | 'problem' | 'conflict' | 'submit' | 'base' | 'values'
> &
  Merging['form'];

interface SaveStateProps {
  form: SavedForm;
  readTheirs: Merging['readTheirs'];
  fieldName?: Merging['fieldName'];
  wordsOf?: Merging['wordsOf'];
}

/**
 * The reason why a form was not saved or, when another member saved in the meantime, the choice between the two
 * versions.
 */
export function SaveState({ form, readTheirs, fieldName, wordsOf }: SaveStateProps) {
  const { conflict, busy, submit } = form;
  if (conflict === undefined) return <FormProblem form={form} />;
  return (
    <ConflictChoice
      conflict={conflict}
      busy={busy}
      onKeepMine={() => void submit(conflict.version)}
      onTakeTheirs={() => void takeTheirs(readTheirs)}
      merging={{ form, readTheirs, fieldName, wordsOf }}
    />
  );
}
