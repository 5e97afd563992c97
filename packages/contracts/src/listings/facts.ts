import { z } from 'zod';
import { defineFact, defineWork } from '../rpc.js';
import { adTypeSchema } from './vocabulary.js';

/** `version` grows by one with every change of the listing, so that late and repeated facts can be told. */
const propertyFact = z.object({
  id: z.int(),
  pagelink: z.string(),
  adType: adTypeSchema,
  version: z.int(),
  runId: z.uuid().nullable(),
});

export const propertyPublished = defineFact({
  subject: 'evt.listings.property-published.v1',
  payload: propertyFact,
});
export const propertyChanged = defineFact({
  subject: 'evt.listings.property-changed.v1',
  payload: propertyFact,
});
export const propertyWithdrawn = defineFact({
  subject: 'evt.listings.property-withdrawn.v1',
  payload: propertyFact,
});

export const developmentChanged = defineFact({
  subject: 'evt.listings.development-changed.v1',
  payload: z.object({ id: z.int(), pagelink: z.string() }),
});

export const developmentHeadingChanged = defineFact({
  subject: 'evt.listings.development-heading-changed.v1',
  payload: z.object({ heading: z.string() }),
});

export const importFinished = defineFact({
  subject: 'evt.listings.import-finished.v1',
  payload: z.object({ runId: z.uuid(), source: z.string(), state: z.string() }),
});

export const importRequested = defineWork({
  subject: 'work.listings.import-requested.v1',
  payload: z.object({ runId: z.uuid() }),
});
