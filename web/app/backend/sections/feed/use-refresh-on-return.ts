import { useCallback, useEffect } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';

/** Refreshes the data when the tab becomes visible again: colleagues, schedules and services may have changed it. */
export function useRefreshOnReturn(): void {
  const refresh = useRefresh();
  const refreshIfVisible = useCallback(() => {
    if (!document.hidden) void refresh();
  }, [refresh]);
  useEffect(() => {
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [refreshIfVisible]);
}
