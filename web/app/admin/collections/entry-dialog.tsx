import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useContractForm, type ContractForm } from '../forms/use-contract-form';
import { messageOf } from '../lib/call-api';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { SaveState } from '../saving/save-state';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { toasts } from '../../ui/toast-queue';
import type { Collection, Stamped } from './collection';
import { createEntry, updateEntry } from './collection-calls';

interface EntryDialogProps<Form extends FieldValues, Entry extends Stamped> {
  collection: Omit<Collection<Form, Entry>, 'list' | 'nameOf'>;
  /** Undefined: a new one. */
  entry: Entry | undefined;
  fields: (form: ContractForm<Form>, entry: Entry | undefined) => ReactNode;
  onClose: () => void;
  onSaved: () => void;
}

/** The form of one entry. What is typed is stored on this device until it is saved or discarded. */
export function EntryDialog<Form extends FieldValues, Entry extends Stamped>({
  collection,
  entry,
  fields,
  onClose,
  onSaved,
}: EntryDialogProps<Form, Entry>) {
  const { one, endpoints, blank, formOf, fieldsOf } = collection;
  const [asking, setAsking] = useState(false);
  const form = useContractForm(endpoints.create, {
    values: entry === undefined ? blank : formOf(entry),
    bodyOf: (values: Form) => ({ ...(fieldsOf?.(values) ?? values) }),
    version: entry?.version ?? 0,
    draft: `${endpoints.create.path}:${entry?.id ?? 'new'}`,
    send: (body, version) =>
      entry === undefined
        ? createEntry<Entry>(endpoints, body)
        : updateEntry<Entry>(endpoints, entry.id, body, version),
    onSaved: () => {
      form.discard();
      onSaved();
    },
  });
  const close = (): void => {
    if (form.dirty) setAsking(true);
    else onClose();
  };
  const takeTheirs = async (): Promise<void> => {
    if (entry === undefined) return;
    try {
      const theirs = await collection.open(entry.id);
      form.settle(formOf(theirs), theirs.version);
    } catch (error) {
      // Deleted meanwhile, perhaps: then there is nothing of theirs to show.
      toasts.failed(messageOf(error));
    }
  };
  return (
    <>
      <Dialog wide title={entry === undefined ? `Add ${one}` : `Edit ${one}`} onClose={close}>
        <form className="backend-form" {...form.attributes}>
          <DraftNote form={form} />
          {/* Editors that have a state of their own begin anew with what is stored. */}
          <div key={form.generation} className="backend-form">
            {fields(form, entry)}
          </div>
          <SaveState form={form} onTakeTheirs={() => void takeTheirs()} />
          <div className="backend-actions">
            <Button kind="primary" type="submit" busy={form.busy}>
              Save
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      </Dialog>
      {asking && (
        <Confirm
          title="Close without saving?"
          confirm="Discard changes"
          danger
          onConfirm={() => {
            form.discard();
            onClose();
          }}
          onCancel={() => {
            setAsking(false);
          }}
        >
          Your changes are not saved yet.
        </Confirm>
      )}
      {form.dirty && <LeaveQuestion />}
    </>
  );
}
