import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useDraft } from '../lib/use-draft';
import { checkFields } from './check-fields';
import { useSave } from './use-save';

interface Single<Entry extends { version: number }, Form extends object, Schema extends z.ZodType> {
  /** Name of the draft on this device. */
  key: string;
  loaded: Entry;
  formOf: (entry: Entry) => Form;
  fieldsSchema: Schema;
  read: () => Promise<Entry>;
  send: (fields: z.output<Schema>, expectedVersion: number) => Promise<Entry>;
  onSaved: () => void;
}

/** The form of something that there is one of, such as the footer: draft, save and the choice after a conflict. */
export function useSingle<Entry extends { version: number }, Form extends object, Schema extends z.ZodType>({
  key,
  loaded,
  formOf,
  fieldsSchema,
  read,
  send,
  onSaved,
}: Single<Entry, Form, Schema>) {
  const [stored, setStored] = useState(loaded);
  const first = useMemo(() => formOf(stored), [stored, formOf]);
  const draft = useDraft(key, first, String(stored.version));
  const settle = (entry: Entry): void => {
    setStored(entry);
    draft.settle(formOf(entry), String(entry.version));
  };
  const save = useSave<z.output<Schema>, Entry>({
    check: () => checkFields(fieldsSchema, draft.values),
    send: (fields, onVersion) => send(fields, onVersion ?? Number(draft.base)),
    onSaved: (entry) => {
      settle(entry);
      onSaved();
    },
    onIssues: draft.setIssues,
  });
  const takeTheirs = async (): Promise<void> => {
    settle(await read());
    save.clear();
  };
  return { stored, draft, save, takeTheirs };
}
