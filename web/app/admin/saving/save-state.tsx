import { FormProblem } from '../forms/form-problem';
import type { ContractForm } from '../forms/use-contract-form';
import { ConflictChoice } from './conflict-choice';

export type SavedForm = Pick<ContractForm<object>, 'busy' | 'problem' | 'conflict' | 'submit'>;

/** Why a form was not saved; and when another member saved in between, the choice between the two. */
export function SaveState({ form, onTakeTheirs }: { form: SavedForm; onTakeTheirs: () => void }) {
  const { conflict, busy, submit } = form;
  if (conflict === undefined) return <FormProblem form={form} />;
  return (
    <ConflictChoice
      conflict={conflict}
      busy={busy}
      onKeepMine={() => void submit(conflict.version)}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
