import { useCallback, useEffect } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';

/** Colleagues, the schedule and other services change things too: who comes back to the screen sees that. */
export function useLookAgain(): void {
  const refresh = useRefresh();
  const look = useCallback(() => {
    if (!document.hidden) void refresh();
  }, [refresh]);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
}
