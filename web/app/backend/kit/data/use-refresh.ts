import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Refetches the data of the screen after a change; resolves when it is shown. Other data is refetched when it is next
 * used.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries(), revalidate()]);
  }, [client, revalidate]);
}
