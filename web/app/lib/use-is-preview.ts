import { useMatches } from 'react-router';
import { useSite } from './use-site';

/** The handle of a route that shows what is not published. */
export interface PreviewHandle {
  preview: true;
}

/** True where the page shows a draft or the site at another instant: nothing there is counted or sent. */
export function useIsPreview(): boolean {
  const { draft, instant } = useSite() ?? {};
  const isPreviewRoute = useMatches().some(({ handle }) => (handle as PreviewHandle | undefined)?.preview);
  return draft !== undefined || instant !== undefined || isPreviewRoute;
}
