import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { Property } from '@manzil/contracts/listings/property';

export interface BesideListing {
  /** Returns the URL of a picture or a document; for an upload, the URL of a JPEG, because portals take no WebP. */
  urlOf: (path: string) => string;
  /** Off-plan details entered by staff. */
  offPlan: Overrides['offPlan'];
}

/** The feed format of a portal. */
export interface PortalFormat {
  /** `at` is the time of the feed (ISO 8601), `count` the number of listings when it was started. */
  start: (at: string, count: number) => string;
  record: (property: Property, beside: BesideListing) => string;
  end: string;
  /** False for an amenity that the format has no word or code for. */
  hasAmenity: (name: string) => boolean;
}
