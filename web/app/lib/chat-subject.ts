import type { Property } from '@manzil/contracts/listings/property';
import { texts } from './texts';

/** What a chat about a listing is about: its reference and its address, after the agreed greeting. */
export function listingChatSubject(
  { reference, pagelink }: Pick<Property, 'reference' | 'pagelink'>,
  publicUrl: string,
): string {
  return `${texts.listing.reference} ${reference}\n${publicUrl}/${pagelink}`;
}
