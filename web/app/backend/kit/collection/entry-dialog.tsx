import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useContractForm, type ContractForm } from '../form/use-contract-form';
import { EntryStatus } from '../lifecycle/entry-status';
import { createDraft, saveDraft } from '../lifecycle/lifecycle-calls';
import { APPROVAL_LABELS } from '../lifecycle/approval-labels';
import { DONE, publishedWords, scheduledWords } from '../lifecycle/lifecycle-labels';
import { ScheduleDialog } from '../lifecycle/schedule-dialog';
import { entryPath } from '../address/entry-path';
import { DraftNote } from '../form/draft-note';
import { LeaveQuestion } from '../form/leave-question';
import type { Theirs } from '../form/merge-dialog';
import { SaveState } from '../form/save-state';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { Dialog } from '../../../shared/ui/dialog';
import type { Collection, Stamped } from './collection';
import { createEntry, updateEntry } from './collection-calls';
import { openForEdit } from './collection-query';
import { EditOnly, FormFields, useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';

interface EntryDialogProps<Form extends FieldValues, Entry extends Stamped> {
  collection: Omit<Collection<Form, Entry>, 'list' | 'nameOf'>;
  /** Undefined for a new entry. */
  entry: Entry | undefined;
  /** Initial values of a new entry. */
  given?: Partial<Form> | undefined;
  fields: (form: ContractForm<Form>, entry: Entry | undefined) => ReactNode;
  onClose: () => void;
  /** `message` describes the new state of the entry. */
  onSaved: (message: string, undo?: { label: string; run: () => void }) => void;
}

/** Set by the button that submits the form. */
type Intent = 'publish' | 'draft' | 'schedule';

/** The form of one entry. What is typed is stored on this device until it is saved or discarded. */
export function EntryDialog<Form extends FieldValues, Entry extends Stamped>({
  collection,
  entry,
  given,
  fields,
  onClose,
  onSaved,
}: EntryDialogProps<Form, Entry>) {
  const { one, endpoints, kind, blank, formOf, fieldsOf } = collection;
  const isReadOnly = useReadOnly();
  const isDraftsOnly = useDraftsOnly();
  const [asking, setAsking] = useState(false);
  const [scheduling, setScheduling] = useState<LifecycleChange | undefined>();
  // Enter in a field sends the form without a button.
  const intent = useRef<Intent>(isDraftsOnly ? 'draft' : 'publish');
  const publish = (body: object, version: number): Promise<Entry> =>
    entry === undefined
      ? createEntry<Entry>(endpoints, body)
      : updateEntry<Entry>(endpoints, entry.id, body, version);
  const store = (body: object, version: number): Promise<Entry | LifecycleChange> => {
    if (kind === undefined || intent.current === 'publish') return publish(body, version);
    return entry === undefined ? createDraft(kind, body) : saveDraft({ kind, id: entry.id }, body, version);
  };
  const newName = ['new', ...Object.values<unknown>(given ?? {}).map(String)].join(' ');
  const form = useContractForm(endpoints.create, {
    values: entry === undefined ? { ...blank, ...given } : formOf(entry),
    bodyOf: (values: Form) => ({ ...(fieldsOf?.(values) ?? values) }),
    version: entry?.version ?? 0,
    fieldOf: (field) => field.replace(/^fields\./, ''),
    draft: `${endpoints.create.path}:${entry?.id ?? newName}`,
    send: store,
    onSaved: (saved) => {
      form.discard();
      if (intent.current === 'schedule' && saved.lifecycle !== undefined)
        setScheduling({ id: saved.id, version: saved.version, lifecycle: saved.lifecycle });
      else onSaved(intent.current === 'publish' ? publishedWords(saved.lifecycle) : DONE.draft);
    },
  });
  const sendFor = (wanted: Intent): void => {
    intent.current = wanted;
    // An unchanged entry need not be saved before it is scheduled.
    if (wanted === 'schedule' && !form.dirty && entry?.lifecycle !== undefined)
      setScheduling({ id: entry.id, version: entry.version, lifecycle: entry.lifecycle });
    else if (wanted !== 'publish') void form.submit();
  };
  const close = (): void => {
    if (form.dirty) setAsking(true);
    else onClose();
  };
  const readTheirs = async (): Promise<Theirs<Form>> => {
    if (entry === undefined) throw new Error('What is new is nobody else’s');
    const theirs = await openForEdit(collection, entry.id);
    return {
      values: formOf(theirs),
      take: () => {
        form.settle(formOf(theirs), theirs.version);
      },
    };
  };
  return (
    <>
      <Dialog
        wide
        title={`${entry === undefined ? 'Add' : isReadOnly ? 'View' : 'Edit'} ${one}`}
        onClose={close}
      >
        <form className="backend-form" {...form.attributes}>
          {kind !== undefined && entry?.lifecycle !== undefined && (
            <EntryStatus
              entry={{ kind, id: entry.id }}
              stamp={entry}
              lifecycle={entry.lifecycle}
              path={entryPath(kind, entry)}
              dirty={form.dirty}
              onChanged={(message, undo) => {
                form.discard();
                onSaved(message, undo);
              }}
            />
          )}
          <DraftNote form={form} />
          {/* Stateful editors are remounted with the stored values. */}
          <div key={form.generation} className="backend-form">
            <FormFields>{fields(form, entry)}</FormFields>
          </div>
          <SaveState form={form} readTheirs={readTheirs} />
          <div className="backend-actions">
            <EditOnly>
              {!isDraftsOnly && (
                <Button
                  kind="primary"
                  type="submit"
                  busy={form.busy}
                  onClick={() => {
                    sendFor('publish');
                  }}
                >
                  {kind === undefined ? 'Save' : 'Publish'}
                </Button>
              )}
              {kind !== undefined && (
                <>
                  <Button
                    busy={form.busy}
                    onClick={() => {
                      sendFor('draft');
                    }}
                  >
                    Save draft
                  </Button>
                  <Button
                    kind={isDraftsOnly ? 'primary' : 'secondary'}
                    busy={form.busy}
                    onClick={() => {
                      sendFor('schedule');
                    }}
                  >
                    {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
                  </Button>
                </>
              )}
            </EditOnly>
            <Button onClick={close}>{isReadOnly ? 'Close' : 'Cancel'}</Button>
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
      {kind !== undefined && scheduling !== undefined && (
        <ScheduleDialog
          entry={{ kind, id: scheduling.id }}
          version={scheduling.version}
          lifecycle={scheduling.lifecycle}
          onClose={() => {
            // The draft was already stored before the schedule dialog opened.
            if (scheduling.lifecycle === entry?.lifecycle) setScheduling(undefined);
            else onSaved(DONE.draft);
          }}
          onScheduled={({ lifecycle }) => {
            onSaved(scheduledWords(lifecycle));
          }}
        />
      )}
      {form.dirty && <LeaveQuestion />}
    </>
  );
}
