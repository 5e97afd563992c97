import type { Property } from '@manzil/contracts/listings/property';

/** The feed format of a portal. */
export interface PortalFormat {
  /** `at` is the time of the feed, ISO 8601. */
  start: (at: string) => string;
  /** `absolute` turns a path of an upload into a URL. */
  record: (property: Property, absolute: (path: string) => string) => string;
  end: string;
}
