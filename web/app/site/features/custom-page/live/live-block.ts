import type { CalculatorQuery, FormQuery } from '@manzil/contracts/content/live-blocks';
import type { Faq, TeamMember, Testimonial } from '@manzil/contracts/content/collections';
import type { Development } from '@manzil/contracts/listings/development';
import type { ListingCard } from '@manzil/contracts/listings/property';
import type { PlaceMap } from '../../../lib/place-map';

/** A place on a map, in degrees, with the list of its homes. */
export interface MappedPlace {
  name: string;
  latitude: number;
  longitude: number;
  drawing: PlaceMap;
  homes: string;
}

/** Block that another feature of the site renders. */
export type LivePart = { slot: string } & (FormQuery | CalculatorQuery);

/** The place is null when there is no such place, and undefined while it cannot be read. */
export interface LiveMap {
  slot: string;
  kind: 'map';
  place: MappedPlace | null | undefined;
}

/** The entries that a live block shows today; undefined while they cannot be read. */
type Shown =
  | { kind: 'homes'; items: ListingCard[] | undefined; total: number; path: string }
  | { kind: 'projects'; items: Development[] | undefined }
  | { kind: 'faqs'; items: Faq[] | undefined }
  | { kind: 'team'; items: TeamMember[] | undefined }
  | { kind: 'testimonials'; items: Testimonial[] | undefined }
  /** The address of a film, or nothing. */
  | { kind: 'video'; items: string[] };

export type LiveList = { slot: string } & Shown;

/** A live block of a page, shown in the slot of this name. */
export type LiveBlock = LiveList | LiveMap | LivePart;

export const isPart = (block: LiveBlock): block is LivePart =>
  block.kind === 'form' || block.kind === 'calculator';
