import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import type { PhotoPolicy } from './read/urls.js';
import type { FieldMap } from './source-record.js';

/** How the records of one feed are to be read. */
export interface Reading {
  /** For formats whose names are the sender's choice. */
  fields?: FieldMap;
  /** Our words for the sender's, whatever the format; its keys are as `valueKey` makes them. */
  values?: ValueMap;
  photos?: PhotoPolicy;
}
