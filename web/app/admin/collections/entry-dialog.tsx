import { useMemo, useState, type ReactNode } from 'react';
import { messageOf } from '../lib/call-api';
import { useDraft, type Draft } from '../lib/use-draft';
import { checkFields } from '../saving/check-fields';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { SaveState } from '../saving/save-state';
import { useSave } from '../saving/use-save';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { useToasts } from '../../ui/toasts';
import type { Collection, Stamped } from './collection';
import { createEntry, updateEntry } from './collection-calls';

interface EntryDialogProps<Form extends object, Entry extends Stamped> {
  collection: Omit<Collection<Form, Entry>, 'load' | 'nameOf'>;
  /** Undefined: a new one. */
  entry: Entry | undefined;
  form: (draft: Draft<Form>, entry: Entry | undefined) => ReactNode;
  onClose: () => void;
  onSaved: () => void;
}

/** The form of one entry. What is typed is kept on the device until it is saved or let go. */
export function EntryDialog<Form extends object, Entry extends Stamped>({
  collection,
  entry,
  form,
  onClose,
  onSaved,
}: EntryDialogProps<Form, Entry>) {
  const { one, endpoints, blank, formOf, fieldsOf, fieldsSchema } = collection;
  const [stored, setStored] = useState(entry);
  const first = useMemo(() => (stored === undefined ? blank : formOf(stored)), [stored, blank, formOf]);
  const draft = useDraft(
    `${endpoints.create.path}:${entry?.id ?? 'new'}`,
    first,
    String(stored?.version ?? 0),
  );
  const [asking, setAsking] = useState(false);
  const toasts = useToasts();
  const save = useSave({
    check: () => checkFields(fieldsSchema, fieldsOf?.(draft.values) ?? draft.values),
    send: (fields, onVersion) =>
      stored === undefined
        ? createEntry(endpoints, fields)
        : updateEntry(endpoints, stored.id, fields, onVersion ?? Number(draft.base)),
    onSaved: () => {
      draft.discard();
      onSaved();
    },
    onIssues: draft.setIssues,
  });
  const takeTheirs = async (): Promise<void> => {
    if (stored === undefined) return;
    try {
      const theirs = await collection.open(stored.id);
      save.clear();
      setStored(theirs);
      draft.settle(formOf(theirs), String(theirs.version));
    } catch (error) {
      // Deleted meanwhile, perhaps: then there is nothing of theirs to show.
      toasts.failed(messageOf(error));
    }
  };
  return (
    <>
      <Dialog
        wide
        title={stored === undefined ? `Add ${one}` : `Edit ${one}`}
        onClose={() => {
          if (draft.dirty) setAsking(true);
          else onClose();
        }}
      >
        <form
          className="backend-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save.run();
          }}
        >
          <DraftNote recovered={draft.recovered && draft.dirty} onDiscard={draft.discard} />
          {/* Editors that keep their own state begin anew with what is stored. */}
          <div key={`${draft.base}:${draft.recovered}`} className="backend-form">
            {form(draft, stored)}
          </div>
          <SaveState save={save} onTakeTheirs={() => void takeTheirs()} />
          <div className="backend-actions">
            <Button kind="primary" type="submit" busy={save.busy}>
              Save
            </Button>
            <Button
              onClick={() => {
                if (draft.dirty) setAsking(true);
                else onClose();
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
      {asking && (
        <Confirm
          title="Close without saving?"
          confirm="Discard changes"
          danger
          onConfirm={() => {
            draft.discard();
            onClose();
          }}
          onCancel={() => {
            setAsking(false);
          }}
        >
          Your changes are not saved yet.
        </Confirm>
      )}
      {draft.dirty && <LeaveQuestion />}
    </>
  );
}
