import type { OrderEndpoint } from '@manzil/contracts/http/collection-operations';
import { useRef, useState } from 'react';
import { useRefresh } from '../data/use-refresh';
import { messageOf } from '../data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Stamped } from './collection';
import { orderEntries } from './collection-calls';

/**
 * Shows a new order of the entries at once. Orders are sent one after the other, so that the last one is stored; a
 * refused one (another user added or deleted an entry) restores the stored order.
 */
export function useOrder<Listed extends Stamped>(
  endpoint: OrderEndpoint,
  entries: readonly Listed[],
): [Listed[], (entries: readonly Listed[]) => void] {
  const [wanted, setWanted] = useState<readonly number[] | undefined>();
  const latest = useRef<readonly number[] | undefined>(undefined);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const refresh = useRefresh();

  const put = (ids: readonly number[], before: readonly number[] | undefined): void => {
    latest.current = ids;
    setWanted(ids);
    sent.current = sent.current.then(async () => {
      try {
        await orderEntries(endpoint, ids);
        if (latest.current === ids && before !== undefined)
          toasts.done('The new order is saved.', {
            label: 'Undo',
            run: () => {
              put(before, undefined);
            },
          });
      } catch (error) {
        toasts.failed(messageOf(error));
      }
      if (latest.current !== ids) return;
      await refresh();
      if (latest.current === ids) setWanted(undefined);
    });
  };

  const ordered = wanted === undefined ? [...entries] : inOrder(entries, wanted);
  const reorder = (next: readonly Listed[]): void => {
    put(next.map(idOf), ordered.map(idOf));
  };
  return [ordered, reorder];
}

const idOf = ({ id }: Stamped): number => id;

function inOrder<Listed extends Stamped>(entries: readonly Listed[], ids: readonly number[]): Listed[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Listed): number => placeOf.get(id) ?? ids.length;
  return [...entries].sort((one, other) => place(one) - place(other));
}
