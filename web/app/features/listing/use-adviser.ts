import type { Property } from '@manzil/contracts/listings/property';
import { adviserChatUrl } from '../../lib/chat-link';
import { listingName, sellingLine } from '../../lib/listing-words';
import { telUrl } from '../../lib/safe-url';
import { texts } from '../../lib/texts';
import { useSite } from '../../lib/use-site';

interface Adviser {
  call: string | undefined;
  chat: string | undefined;
  email: string | undefined;
}

/** The ways to the adviser of a listing; the agency's where they have none of their own. */
export function useAdviser(property: Property): Adviser {
  const site = useSite();
  const { agent, reference, pagelink } = property;
  const phone = agent?.phone ?? site?.footer.phone;
  const email = agent?.email ?? site?.footer.email;
  const home = [listingName(property), sellingLine(property)].filter(Boolean).join(', ');
  const firstName = agent?.name.trim().split(/\s+/)[0];
  const text = `${texts.listing.chatText(firstName, home, reference)}\n${site?.publicUrl ?? ''}/${pagelink}`;
  return {
    call: phone ? telUrl(phone) : undefined,
    chat: site && adviserChatUrl(agent?.phone, site.chatNumber, text),
    email: email ? `mailto:${email}?subject=${encodeURIComponent(reference)}` : undefined,
  };
}
