import { useMatches } from 'react-router';
import { useSite, type Site } from './use-site';

/** The handle of a route that shows what is not published. */
export interface PreviewHandle {
  preview: true;
}

/** True when the site is shown with a draft or at another instant. */
export const isOfPreview = (site: Site | undefined): boolean =>
  site?.draft !== undefined || site?.instant !== undefined;

/** True where the page shows a draft or the site at another instant: nothing there is counted or sent. */
export function useIsPreview(): boolean {
  const site = useSite();
  const isPreviewRoute = useMatches().some(({ handle }) => (handle as PreviewHandle | undefined)?.preview);
  return isOfPreview(site) || isPreviewRoute;
}
