import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import type { Lifecycle, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { CollectionEndpoints } from '@manzil/contracts/http/collection-operations';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ListQuery } from './collection-query';

/** Identifies an entry and its last save. */
export interface Stamped {
  id: number;
  version: number;
  updatedAt: string;
  updatedBy: string;
  /** Absent where there are no drafts and versions. */
  lifecycle?: Lifecycle | undefined;
}

export interface Listing<Listed extends Stamped> {
  entries: Listed[];
  deleted: DeletedEntry[];
}

/** Describes a collection to the shared screen. `Form` holds the values of its form. */
export interface Collection<Form extends FieldValues, Entry extends Stamped, Listed extends Stamped = Entry> {
  title: string;
  intro: string;
  /** Singular noun for an entry, for example 'question'. */
  one: string;
  endpoints: CollectionEndpoints<z.ZodType<Entry>>;
  /** Absent where there are no drafts and versions. */
  kind?: LifecycleKind;
  /** The page on which an entry is edited, for entries that are not edited in a dialog. */
  editorPath?: (id: number | 'new') => string;
  publicPath: string;
  blank: Form;
  formOf: (entry: Entry) => Form;
  /** The request body of a form; absent when it is the form itself. */
  fieldsOf?: (form: Form) => object;
  nameOf: (entry: Listed) => string;
  list: ListQuery<Listing<Listed>>;
  /** Reads the complete entry. */
  open: (id: number) => Promise<Entry>;
}
