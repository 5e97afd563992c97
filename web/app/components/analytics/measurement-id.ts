import type { Site } from '../../lib/use-site';

/** The measurement ID for a page of the site; undefined where staff have set none, in a preview, and in the backend. */
export function measurementIdOf(site: Site | undefined, isBare: boolean): string | undefined {
  if (site === undefined || isBare || site.draft !== undefined || site.instant !== undefined)
    return undefined;
  return site.settings.measurementId;
}
