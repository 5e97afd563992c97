import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@manzil/contracts/http/call';
import { nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { ApiProblem, callApi, type CallArguments } from './call-api';

/** Long enough that a screen does not repeat the requests of its loader. */
const FRESH_MS = 5_000;
const MOST_RETRIES = 2;

/** No response, or an unavailable service: a retry may succeed. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiProblem && [0, 502, 503, 504].includes(error.status);

/**
 * The cache of API responses. Only browsers fill it, because the backend's loaders run nowhere else; it is
 * emptied when the member leaves the backend.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      retry: (count, error) => count < MOST_RETRIES && isPassing(error),
      retryDelay: (count) => 300 * 2 ** count,
    },
  },
});

/** For a change whose effect is not on this screen: queries are refetched when they are next used. */
export const markStale = (): void => void queryClient.invalidateQueries({ refetchType: 'none' });

/** The query of an endpoint; its key is the endpoint and the input. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: [nameOf(endpoint), input],
    queryFn: ({ signal }) => callApi(endpoint, ...([input, { signal }] as unknown as CallArguments<E>)),
  });
