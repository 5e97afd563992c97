import { useMemo, useState } from 'react';
import { messageOf, type FieldIssue } from '../lib/call-api';
import { useDraft } from '../lib/use-draft';
import { useToasts } from '../../ui/toasts';
import { useSave, type Save } from './use-save';

interface Stored {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

interface SingleOptions<Entry extends Stored, Form extends object, Fields> {
  /** Name of the draft on this device. */
  key: string;
  loaded: Entry;
  formOf: (entry: Entry) => Form;
  /** The fields as the API takes them, or what is wrong with them; `before` is what is stored. */
  check: (values: Form, before: Form) => { fields?: Fields; issues?: FieldIssue[] };
  read: () => Promise<Entry>;
  send: (fields: Fields, expectedVersion: number) => Promise<Entry>;
  /** Words of success. */
  saved: string;
}

/** What a SingleForm needs. */
export interface Single {
  stored: Stored;
  draft: { dirty: boolean; recovered: boolean; discard: () => void };
  save: Save;
  takeTheirs: () => Promise<void>;
}

/** The form of something that there is one of, such as the footer: draft, save and the choice after a conflict. */
export function useSingle<Entry extends Stored, Form extends object, Fields>(
  options: SingleOptions<Entry, Form, Fields>,
) {
  const { key, loaded, formOf, check, read, send, saved } = options;
  const [stored, setStored] = useState(loaded);
  const first = useMemo(() => formOf(stored), [stored, formOf]);
  const draft = useDraft(key, first, String(stored.version));
  const toasts = useToasts();
  const settle = (entry: Entry): void => {
    setStored(entry);
    draft.settle(formOf(entry), String(entry.version));
  };
  const save = useSave<Fields, Entry>({
    check: () => check(draft.values, first),
    send: (fields, onVersion) => send(fields, onVersion ?? Number(draft.base)),
    onSaved: (entry) => {
      settle(entry);
      toasts.done(saved);
    },
    onIssues: draft.setIssues,
  });
  const takeTheirs = async (): Promise<void> => {
    try {
      settle(await read());
      save.clear();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  return { stored, draft, save, takeTheirs };
}
