import * as http from '@manzil/contracts/http/saved-blocks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { endpointQuery } from '../../../kit/data/query-client';

export const savedBlocksQuery = endpointQuery(http.listSavedBlocks, {});

/** Reloads the saved blocks, but not the page that is being edited. */
export function useRefreshBlocks(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: savedBlocksQuery.queryKey }), [client]);
}
