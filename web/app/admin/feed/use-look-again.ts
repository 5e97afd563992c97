import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Colleagues, the schedule and other services change things too: who comes back to the screen sees that. */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  const look = useCallback(() => {
    if (!document.hidden) void revalidate();
  }, [revalidate]);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
}
