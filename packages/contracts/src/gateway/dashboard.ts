import { z } from 'zod';

/** A number on the dashboard; null while the service that provides it is unavailable. */
const tile = z.int().nullable();

/** The tiles of the dashboard: live listings, and all leads ever received. */
export const dashboardSchema = z.object({
  visits: tile,
  totalProperties: tile,
  homePageEnquiries: tile,
  otherEnquiries: tile,
  buyProperty: tile,
  rentProperties: tile,
  residentialProperties: tile,
  newsletter: tile,
  /** Numbers of listings listed in the last seven days; null while unknown. */
  listedLastWeek: z
    .object({
      totalProperties: z.int(),
      buyProperty: z.int(),
      rentProperties: z.int(),
      residentialProperties: z.int(),
    })
    .nullable()
    .default(null),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
