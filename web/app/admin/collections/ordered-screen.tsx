import type { OrderEndpoint } from '@manzil/contracts/http/content-editing';
import type { ReactNode } from 'react';
import type { Draft } from '../lib/use-draft';
import type { Collection, Listing, Stamped } from './collection';
import { CollectionScreen } from './collection-screen';
import { OrderedEntries } from './ordered-entries';

interface OrderedScreenProps<Form extends object, Entry extends Stamped> {
  collection: Collection<Form, Entry>;
  loaded: Listing<Entry>;
  order: OrderEndpoint;
  /** Read out as the name of the list. */
  label: string;
  /** What of an entry can be searched for. */
  wordsOf: (entry: Entry) => string;
  summary: (entry: Entry) => ReactNode;
  empty: string;
  form: (draft: Draft<Form>) => ReactNode;
  children?: ReactNode;
}

/** The screen of a collection whose order is the members'. */
export function OrderedScreen<Form extends object, Entry extends Stamped>({
  collection,
  loaded,
  form,
  children,
  ...list
}: OrderedScreenProps<Form, Entry>) {
  return (
    <CollectionScreen
      collection={collection}
      loaded={loaded}
      form={form}
      list={(entries, actions) => (
        <OrderedEntries {...list} nameOf={collection.nameOf} entries={entries} actions={actions} />
      )}
    >
      {children}
    </CollectionScreen>
  );
}
