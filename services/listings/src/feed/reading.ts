import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import type { PlaceNames } from '../place/place-names.js';
import type { PhotoPolicy } from './read/urls.js';
import type { FieldMap } from './source-record.js';

/** Options for reading the records of one feed. */
export interface Reading {
  /** Our field names, for formats whose names the sender chooses. */
  fields?: FieldMap;
  /** The element or list that holds the listings, in lower case; empty or absent: found by the names that are known. */
  recordName?: string;
  /** ISO 4217 code of amounts that state no currency; empty or absent: the one of the format. */
  amountCurrency?: string;
  /** Our terms for the sender's, in any format; the keys are normalised by `valueKey`. */
  values?: ValueMap;
  photos?: PhotoPolicy;
  /** The places that names resolve to; defaults to the open data. */
  places?: PlaceNames;
}
