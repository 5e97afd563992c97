import type { Near } from '@manzil/contracts/listings/near';
import type { UnderstoodPart } from '@manzil/contracts/listings/understood';

export type Unit = 'bedroom' | 'bathroom' | 'cheque' | 'sqft' | 'sqm';

type WithoutRange<T> = T extends unknown ? Omit<T, 'from' | 'to'> : never;
export type Statement = WithoutRange<UnderstoodPart>;

/** A phrase is a statement on its own, or a word of the grammar of quantities. */
export type Meaning =
  | { is: 'statement'; statement: Statement }
  | { is: 'unit'; unit: Unit }
  /** A noun that contains its number: the Arabic dual, or a single item. */
  | { is: 'counted'; unit: Unit; count: number }
  | { is: 'currency' }
  | { is: 'number'; number: number }
  | { is: 'scale'; factor: number }
  /** A factor that contains its number: "a million", the Arabic dual. */
  | { is: 'scaled'; count: number; factor: number }
  | { is: 'hundred' }
  /** "Half", "a quarter". */
  | { is: 'fraction'; part: number }
  /** Between an amount and a fraction to subtract. */
  | { is: 'less' }
  | { is: 'compare'; by: 'min' | 'max' | 'between' }
  /** After a number: "or more", "or less". */
  | { is: 'bound'; by: 'min' | 'max' }
  | { is: 'join' }
  /** Precedes a place that a home is near. */
  | { is: 'near' }
  /** After a number: "10 minutes from". */
  | { is: 'minutes' }
  /** Something that a home can be near; some words are sufficient alone: "metro". */
  | { is: 'landmark'; near: Near; isAlone: boolean }
  /** Precedes the year of a handover: "completion in", "ready". */
  | { is: 'handover' }
  /** Follows the year of a handover. */
  | { is: 'handoverNoun' }
  /** Between the handover and its last year, which "before" excludes. */
  | { is: 'deadline'; isBefore: boolean }
  /** "Q4", "end of". */
  | { is: 'partOfYear' }
  | { is: 'year' }
  /** Precedes a property that a home must not have. */
  | { is: 'negation' };
