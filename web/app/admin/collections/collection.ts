import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import type { Lifecycle, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { CollectionEndpoints } from '@manzil/contracts/http/content-editing';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ListQuery } from './collection-query';

/** What every entry carries: which save it is, and whose. */
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

/** What the one screen of all collections needs to know of one. `Form` is what its form edits. */
export interface Collection<Form extends FieldValues, Entry extends Stamped, Listed extends Stamped = Entry> {
  title: string;
  intro: string;
  /** What one of them is called in a sentence, for example 'question'. */
  one: string;
  /** What changes its entries. */
  endpoints: CollectionEndpoints<z.ZodType<Entry>>;
  /** Of its drafts and versions; absent where there are none. */
  kind?: LifecycleKind;
  /** The page on which one is edited, for those that are not edited in a dialog. */
  editorPath?: (id: number | 'new') => string;
  /** Where visitors see them. */
  publicPath: string;
  blank: Form;
  formOf: (entry: Entry) => Form;
  /** What the API is sent for a form, where that is not the form itself. */
  fieldsOf?: (form: Form) => object;
  nameOf: (entry: Listed) => string;
  list: ListQuery<Listing<Listed>>;
  /** The whole entry of one in the list. */
  open: (id: number) => Promise<Entry>;
}
