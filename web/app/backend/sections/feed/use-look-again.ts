import { useCallback, useEffect } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';

/**
 * Colleagues, the schedule and other services change data too, so it is read again when the member returns to the
 * screen.
 */
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
