import { listLeads } from '@manzil/contracts/http/leads';
import { nameOf } from '@manzil/contracts/http/endpoint';
import type { NewLeads } from '@manzil/contracts/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { followNewLeads } from './follow-new-leads';

const NewLeadsCount = createContext(0);

/** Counts the new leads that the member may see; 0 until loaded. */
export const useNewLeadsCount = (): number => useContext(NewLeadsCount);

/** Follows the number of new leads while the backend is open; lists of leads that are shown are read again with each change. */
export function NewLeadsProvider({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const [count, setCount] = useState(0);
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const leaving = new AbortController();
    let last: NewLeads | undefined;
    followNewLeads((now) => {
      setCount(now.count);
      if (last !== undefined) void client.invalidateQueries({ queryKey: [nameOf(listLeads)] });
      last = now;
    }, leaving.signal);
    return () => {
      leaving.abort();
    };
  }, [client, enabled]);
  return <NewLeadsCount value={count}>{children}</NewLeadsCount>;
}
