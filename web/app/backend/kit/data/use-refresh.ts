import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/** Reads again what the screen shows, after a change; ends when it is shown. Everything else is read again when it is opened. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries(), revalidate()]);
  }, [client, revalidate]);
}
