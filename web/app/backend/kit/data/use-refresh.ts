import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads the data of the screen again after a change; resolves when it is shown. All other data is read again when it is
 * opened.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries(), revalidate()]);
  }, [client, revalidate]);
}
