import type { Faq, TeamMember, Testimonial } from '@manzil/contracts/content/collections';
import type { Development } from '@manzil/contracts/listings/development';
import type { ListingCard } from '@manzil/contracts/listings/property';

/** The entries that a live block shows today; undefined while they cannot be read. */
type Shown =
  | { kind: 'homes'; items: ListingCard[] | undefined; total: number; path: string }
  | { kind: 'projects'; items: Development[] | undefined }
  | { kind: 'faqs'; items: Faq[] | undefined }
  | { kind: 'team'; items: TeamMember[] | undefined }
  | { kind: 'testimonials'; items: Testimonial[] | undefined };

/** A live block of a page, shown in the slot of this name. */
export type LiveBlock = { slot: string } & Shown;
