import type { Endpoint } from '@manzil/contracts/http/endpoint';
import type { Lifecycle, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  useContractForm,
  type BodyInput,
  type ContractForm,
  type FormOptions,
  type Replaced,
} from '../form/use-contract-form';
import { saveDraft, type EntryKey } from './lifecycle-calls';
import { DONE } from './lifecycle-labels';
import { useDraftsOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Theirs } from '../form/merge-dialog';
import { takeTheirs } from '../form/take-theirs';

interface Stored {
  version: number;
  updatedAt: string;
  updatedBy: string;
  /** Absent where there are no drafts and versions. */
  lifecycle?: Lifecycle | undefined;
}

interface SingleOptions<E extends Endpoint, Entry extends Stored, Values extends FieldValues> extends Pick<
  FormOptions<E, Values, Entry>,
  'check' | 'fieldOf' | 'send'
> {
  /** Storage key of the draft on this device. */
  key: string;
  /** With the fields of its draft, like the result of `read`. */
  loaded: Entry;
  valuesOf: (entry: Entry) => Values;
  bodyOf: (values: Values, replaced: Replaced<Values> & { stored: Entry }) => BodyInput<E>;
  read: () => Promise<Entry>;
  /** Label of a field in the merge dialog, when there are no drafts. */
  fieldName?: (field: string) => string;
  /** Success message, if the specification defines one. */
  saved?: string | undefined;
  /** Present for entries with drafts; `draftOf` converts a body to a draft. */
  published?: {
    entry: EntryKey;
    draftOf: (body: BodyInput<E>) => object;
    fieldName?: (field: string) => string;
  };
}

/** Set by the button that submits the form. */
type Intent = 'publish' | 'draft' | 'schedule';

/** Actions other than saving, for entries with drafts and versions. */
interface SingleLife {
  entry: EntryKey;
  lifecycle: Lifecycle;
  fieldName?: ((field: string) => string) | undefined;
  /** True while the schedule dialog of the stored draft is open. */
  scheduling: boolean;
  sendFor: (intent: Intent) => void;
  closeSchedule: () => void;
  /** Loads the stored state after a change, and shows the message. */
  changed: (message: string, undo?: { label: string; run: () => void }) => void;
}

export interface Single<Values> {
  stored: Stored;
  form: ContractForm<Values>;
  readTheirs: () => Promise<Theirs<object>>;
  fieldName: ((field: string) => string) | undefined;
  life: SingleLife | undefined;
}

/** The form of a singleton, such as the footer: it stays open after a save. */
export function useSingle<E extends Endpoint, Entry extends Stored, Values extends FieldValues>(
  endpoint: E,
  options: SingleOptions<E, Entry, Values>,
): Single<Values> {
  const { key, loaded, valuesOf, bodyOf, read, saved = DONE.published, send, published, ...rest } = options;
  const { fieldName = published?.fieldName } = options;
  const [stored, setStored] = useState(loaded);
  const [scheduling, setScheduling] = useState(false);
  const usual: Intent = useDraftsOnly() && published !== undefined ? 'draft' : 'publish';
  const intent = useRef<Intent>(usual);
  const settle = (entry: Entry): void => {
    setStored(entry);
    form.settle(valuesOf(entry), entry.version);
  };
  const rebase = (entry: Entry, sent: Values): void => {
    setStored(entry);
    form.rebase(valuesOf(entry), entry.version, sent);
  };
  const form = useContractForm<E, Values, Entry | LifecycleChange>(endpoint, {
    ...rest,
    values: valuesOf(loaded),
    bodyOf: (values, replaced) => bodyOf(values, { ...replaced, stored }),
    version: loaded.version,
    draft: key,
    send: (body, version) =>
      published === undefined || intent.current === 'publish'
        ? send(body, version)
        : saveDraft(published.entry, published.draftOf(body), version),
    onSaved: async (entry, sent) => {
      const wanted = intent.current;
      intent.current = usual;
      rebase(wanted === 'publish' ? (entry as Entry) : await read(), sent);
      setScheduling(wanted === 'schedule');
      toasts.done(wanted === 'publish' ? saved : DONE.draft);
    },
  });
  const readTheirs = async (): Promise<Theirs<Values>> => {
    const theirs = await read();
    return {
      values: valuesOf(theirs),
      take: () => {
        settle(theirs);
      },
    };
  };
  const { lifecycle } = stored;
  const life = published &&
    lifecycle && {
      entry: published.entry,
      lifecycle,
      fieldName: published.fieldName,
      scheduling,
      sendFor: (wanted: Intent): void => {
        intent.current = wanted;
        // Unchanged values need not be saved before they are scheduled.
        if (wanted === 'schedule' && !form.dirty) setScheduling(true);
        else if (wanted !== 'publish') void form.submit();
      },
      closeSchedule: () => {
        setScheduling(false);
      },
      changed: (message: string, undo?: { label: string; run: () => void }): void => {
        setScheduling(false);
        void takeTheirs(readTheirs).then(() => {
          toasts.done(message, undo);
        });
      },
    };
  return { stored, form, readTheirs, fieldName, life };
}
