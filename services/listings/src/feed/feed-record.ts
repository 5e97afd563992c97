import type { FeedTerm } from '@manzil/contracts/listings/feed-values';
import type { Agent } from '@manzil/contracts/listings/property';
import type {
  AdType,
  CompletionStatus,
  Furnishing,
  RentFrequency,
  UnitType,
} from '@manzil/contracts/listings/vocabulary';

/** A listing as a feed tells it, in our own terms. Prices are whole AED (a year, for rent), areas sq ft. */
export interface FeedRecord {
  sourceReference: string;
  reference: string;
  name: string;
  title: string;
  /** Sanitised HTML. */
  description: string;
  emirate: string;
  community: string;
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
  /** Photos. What is named as a floor plan is none of them. */
  images: string[];
  /** Absent where the feed names none. */
  floorPlans?: string[];
  amenities: string[];
  agent: Agent | null;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  /** Of the unit within its building; absent where the feed does not tell. Never public. */
  unitNumber?: string;
  completionStatus: CompletionStatus | null;
  furnishing: Furnishing | null;
  parking: number | null;
  developer: string | null;
  videoUrl: string | null;
  view360Url: string | null;
  /** ISO 8601; null when the feed does not say. */
  listedAt: string | null;
  updatedAt: string | null;
}

/** One thing that could not be read; `rejected` means that the whole record stays out. */
export interface RecordProblem {
  field: string;
  reason: string;
  severity: 'rejected' | 'warning';
  /** A word that staff could give one of ours. */
  unmapped?: { term: FeedTerm; value: string };
}

/** What became of one record of the feed. */
export interface ReadRecord {
  /** 1-based line where it starts; null when the format has no lines. */
  line: number | null;
  /** Known even for most rejected records, so that a listing with a fault is not taken for a missing one. */
  sourceReference: string | null;
  record: FeedRecord | null;
  problems: RecordProblem[];
}
