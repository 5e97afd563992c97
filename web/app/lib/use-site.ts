import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

export type Site = Awaited<ReturnType<typeof loader>>['data'];

/** Header, footer and addresses of the site; undefined on an error page that could not load them. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<typeof loader>('root');
}
