import { isOfPreview } from '../../../shared/lib/use-is-preview';
import type { Site } from '../../../shared/lib/use-site';

/** The measurement ID for a page of the site; undefined where staff have set none, in a preview, and in the backend. */
export function measurementIdOf(site: Site | undefined, isBare: boolean): string | undefined {
  return isBare || isOfPreview(site) ? undefined : site?.settings.measurementId;
}
