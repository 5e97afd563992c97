import type { Property } from '@manzil/contracts/listings/property';

/** How a portal wants our listings. */
export interface PortalFormat {
  /** `at`: ISO 8601, when the feed is made. */
  start: (at: string) => string;
  /** `absolute` makes an address of one of our own uploads. */
  record: (property: Property, absolute: (path: string) => string) => string;
  end: string;
}
