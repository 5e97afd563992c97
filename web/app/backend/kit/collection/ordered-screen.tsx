import type { OrderEndpoint } from '@manzil/contracts/http/collection-operations';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../form/use-contract-form';
import type { Collection, Stamped } from './collection';
import { CollectionScreen } from './collection-screen';
import { OrderedEntries } from './ordered-entries';

interface OrderedScreenProps<Form extends FieldValues, Entry extends Stamped> {
  collection: Collection<Form, Entry>;
  order: OrderEndpoint;
  /** Accessible name of the list. */
  label: string;
  /** Returns the searchable text. */
  wordsOf: (entry: Entry) => string;
  summary: (entry: Entry) => ReactNode;
  empty: string;
  fields: (form: ContractForm<Form>) => ReactNode;
  children?: ReactNode;
}

/** The screen of a collection whose order members set. */
export function OrderedScreen<Form extends FieldValues, Entry extends Stamped>({
  collection,
  fields,
  children,
  ...list
}: OrderedScreenProps<Form, Entry>) {
  return (
    <CollectionScreen
      collection={collection}
      fields={fields}
      list={(entries, actions) => (
        <OrderedEntries {...list} nameOf={collection.nameOf} entries={entries} actions={actions} />
      )}
    >
      {children}
    </CollectionScreen>
  );
}
