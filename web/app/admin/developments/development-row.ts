import { z } from 'zod';

/** A project as the list of staff shows it, from the row of the API. */
export const developmentRowSchema = z
  .object({
    id: z.number(),
    position: z.number(),
    propertyname: z.string(),
    propertylocation: z.string(),
    /** AED; null is on request. */
    price: z.number().nullable(),
    bannerimage: z.string(),
    pagelink: z.string(),
    live: z.enum(['on', 'off']),
  })
  .transform(({ propertyname, propertylocation, bannerimage, live, ...row }) => ({
    ...row,
    name: propertyname,
    location: propertylocation,
    image: bannerimage,
    live: live === 'on',
  }));
export type DevelopmentRow = z.output<typeof developmentRowSchema>;

/** What the calls that change a project from its row want. */
export const toWireRow = ({ id, name }: DevelopmentRow, live: boolean) => ({
  id,
  propertyname: name,
  live: live ? 'on' : 'off',
});
