import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  useContractForm,
  type BodyInput,
  type ContractForm,
  type FormOptions,
  type Replaced,
} from '../forms/use-contract-form';
import { messageOf } from '../lib/call-api';
import { toasts } from '../../ui/toast-queue';

interface Stored {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

interface SingleOptions<E extends Endpoint, Entry extends Stored, Values extends FieldValues> extends Pick<
  FormOptions<E, Values, Entry>,
  'check' | 'fieldOf' | 'send'
> {
  /** Name of the draft on this device. */
  key: string;
  loaded: Entry;
  valuesOf: (entry: Entry) => Values;
  bodyOf: (values: Values, replaced: Replaced<Values>) => BodyInput<E>;
  read: () => Promise<Entry>;
  /** Words of success. */
  saved: string;
}

/** What a SingleForm needs. */
export interface Single<Values> {
  stored: Stored;
  form: ContractForm<Values>;
  takeTheirs: () => Promise<void>;
}

/** The form of something that there is one of, such as the footer: it stays open, and is saved again and again. */
export function useSingle<E extends Endpoint, Entry extends Stored, Values extends FieldValues>(
  endpoint: E,
  options: SingleOptions<E, Entry, Values>,
): Single<Values> {
  const { key, loaded, valuesOf, read, saved, ...rest } = options;
  const [stored, setStored] = useState(loaded);
  const settle = (entry: Entry): void => {
    setStored(entry);
    form.settle(valuesOf(entry), entry.version);
  };
  const form = useContractForm<E, Values, Entry>(endpoint, {
    ...rest,
    values: valuesOf(loaded),
    version: loaded.version,
    draft: key,
    onSaved: (entry) => {
      settle(entry);
      toasts.done(saved);
    },
  });
  const takeTheirs = async (): Promise<void> => {
    try {
      settle(await read());
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  return { stored, form, takeTheirs };
}
