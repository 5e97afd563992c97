import type { FeedTerm } from '@manzil/contracts/listings/feed-values';
import type { Agent } from '@manzil/contracts/listings/property';
import type {
  AdType,
  CompletionStatus,
  Furnishing,
  RentFrequency,
  Tenure,
  UnitType,
} from '@manzil/contracts/listings/vocabulary';

/** A listing of a feed in our own terms. Prices are whole AED (a year, for rent), areas sq ft. */
export interface FeedRecord {
  sourceReference: string;
  reference: string;
  name: string;
  title: string;
  /** The Arabic title beside the English one; absent when the feed has no field for it, or an empty one. */
  titleAr?: string;
  /** Sanitised HTML. */
  description: string;
  /** The same in Arabic. */
  descriptionAr?: string;
  emirate: string;
  community: string;
  /** A part of the community; absent when the feed does not have it. */
  subCommunity?: string;
  adType: AdType;
  unitType: UnitType | null;
  unitTypeOriginal: string;
  bedrooms: number | null;
  rooms: number | null;
  bathrooms: number | null;
  builtUpArea: number | null;
  plotArea: number | null;
  price: number | null;
  rentFrequency: RentFrequency | null;
  quotedPrice: number | null;
  cheques: number | null;
  serviceCharge: number | null;
  featured: boolean;
  /** The photos; floor plans are not among them. */
  images: string[];
  /** Absent when the feed has none. */
  floorPlans?: string[];
  amenities: string[];
  agent: Agent | null;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  /** The unit within its building; absent when the feed does not have it. It is never public. */
  unitNumber?: string;
  completionStatus: CompletionStatus | null;
  furnishing: Furnishing | null;
  /** Absent when the feed does not have it. */
  tenure?: Tenure;
  /** Absent when the feed does not have it. */
  handoverYear?: number;
  parking: number | null;
  developer: string | null;
  videoUrl: string | null;
  view360Url: string | null;
  /** ISO 8601; null when the feed does not have it. */
  listedAt: string | null;
  updatedAt: string | null;
}

/** A value that could not be read; with `rejected` the whole record is left out. */
export interface RecordProblem {
  field: string;
  reason: string;
  severity: 'rejected' | 'warning';
  /** A term that staff can map to one of our values. */
  unmapped?: { term: FeedTerm; value: string };
}

/** The result of reading one record of the feed. */
export interface ReadRecord {
  /** The 1-based line where it starts; null when the format has no lines. */
  line: number | null;
  /** Set even for most rejected records, so that a listing with a fault is not treated as missing. */
  sourceReference: string | null;
  record: FeedRecord | null;
  problems: RecordProblem[];
}
