import type { UnderstoodPart } from '@manzil/contracts/listings/understood';

export type Unit = 'bedroom' | 'bathroom' | 'cheque' | 'sqft' | 'sqm';

type WithoutRange<T> = T extends unknown ? Omit<T, 'from' | 'to'> : never;
export type Statement = WithoutRange<UnderstoodPart>;

/** A phrase states something by itself, or it is a word of the grammar of quantities. */
export type Meaning =
  | { is: 'statement'; statement: Statement }
  | { is: 'unit'; unit: Unit }
  /** A noun that contains its number: the Arabic dual, or a single thing. */
  | { is: 'counted'; unit: Unit; count: number }
  | { is: 'currency' }
  | { is: 'number'; number: number }
  | { is: 'scale'; factor: number }
  | { is: 'compare'; by: 'min' | 'max' | 'between' }
  /** Behind a number: "or more", "or less". */
  | { is: 'bound'; by: 'min' | 'max' }
  | { is: 'join' }
  /** Before what a home must not have or be. */
  | { is: 'negation' };
