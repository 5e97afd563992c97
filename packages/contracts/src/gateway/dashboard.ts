import { z } from 'zod';

/** A number of the dashboard; null while the service that knows it does not answer. */
const tile = z.int().nullable();

/** The tiles of the dashboard. Listings are the live ones, leads all ever received. */
export const dashboardSchema = z.object({
  visits: tile,
  totalProperties: tile,
  homePageEnquiries: tile,
  otherEnquiries: tile,
  buyProperty: tile,
  rentProperties: tile,
  residentialProperties: tile,
  newsletter: tile,
  /** Counts those that were listed in the last seven days; null while that is unknown. */
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
