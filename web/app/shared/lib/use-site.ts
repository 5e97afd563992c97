import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root';

export type Site = Awaited<ReturnType<typeof loader>>['data'];

/** Header, footer and contact details of the site; undefined on an error page that could not load them. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

/** The footer's own ORN, or the agency's if staff have chosen so; it may be empty. */
export const shownOrn = ({ footer, settings }: Site): string => settings.licences?.orn ?? footer.licence;
