import type { Role } from '@manzil/contracts/gateway/account';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { countFailedMessages } from './failed-message-calls';

const REFRESH_MS = 30_000;

interface FailedCount {
  count: number;
  refresh: () => void;
}

const Context = createContext<FailedCount>({ count: 0, refresh: () => undefined });

/** How many messages have failed, for admins: 0 for everybody else, and until it is known. */
export const useFailedCount = (): FailedCount => use(Context);

/** Asks every half minute, and when somebody comes back to the page; while nobody answers the last count stays. */
export function FailedCountProvider({ role, children }: { role: Role; children: ReactNode }) {
  const [count, setCount] = useState(0);
  const isAdmin = role === 'admin';
  const refresh = useCallback(() => {
    if (!isAdmin || document.hidden) return;
    countFailedMessages().then(setCount, () => undefined);
  }, [isAdmin]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  const value = useMemo(() => ({ count: isAdmin ? count : 0, refresh }), [isAdmin, count, refresh]);
  return <Context value={value}>{children}</Context>;
}
