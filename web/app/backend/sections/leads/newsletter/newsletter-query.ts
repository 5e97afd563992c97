import type { CallInput } from '@manzil/contracts/http/call';
import { listSubscribers, type exportSubscribers } from '@manzil/contracts/http/subscribers';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../../kit/data/query-client';

type FilterQuery = NonNullable<CallInput<typeof exportSubscribers>['query']>;

const asked = <Name extends string>(params: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;

/** Converts the URL parameters of the section to the filter of the API. */
export const filterOf = (params: URLSearchParams): FilterQuery => asked(params, ['state', 'q', 'from', 'to']);

/** The page of addresses for the URL parameters of the section. */
export const subscribersQuery = (params: URLSearchParams) =>
  endpointQuery(listSubscribers, {
    query: { ...filterOf(params), ...asked(params, ['sort', 'page']) },
  });

export async function loadSubscribers({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  await queryClient.query(subscribersQuery(new URL(request.url).searchParams));
  return null;
}

/** URL of the same list with one subscriber open, or with none. */
export function withOpen(params: URLSearchParams, id: string | undefined): string {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('open');
  else next.set('open', id);
  return `?${next.toString()}`;
}
