import type { Agent, ListingCard } from '@manzil/contracts/listings/property';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { adviserChatUrl } from './chat-link';
import { listingName, sellingLine } from '../../shared/lib/listing-words';
import { telUrl } from '../../shared/lib/safe-url';
import { texts } from '../../shared/lib/texts';
import { useSite } from '../../shared/lib/use-site';

interface Adviser {
  call: string | undefined;
  chat: string | undefined;
  email: string | undefined;
}

type Advised = Pick<ListingCard, 'name' | 'title' | 'reference' | 'pagelink'> & {
  agent: (Pick<Agent, 'name' | 'phone'> & Partial<Agent>) | null;
};

/** The ways to the adviser of a listing; the agency's where they have none of their own. */
export function useAdviser(listing: Advised): Adviser {
  const site = useSite();
  const { agent, reference, pagelink } = listing;
  const phone = agent?.phone ?? site?.footer.phone;
  const email = agent?.email ?? site?.footer.email;
  const home = [listingName(listing), sellingLine(listing)].filter(Boolean).join(', ');
  const firstName = agent?.name.trim().split(/\s+/)[0];
  const text = `${texts.listing.chatText(firstName, home, reference)}\n${site?.publicUrl ?? ''}/${pagelink}`;
  return {
    call: phone ? telUrl(phone) : undefined,
    chat: site && adviserChatUrl(agent?.phone, site.chatNumber, text),
    email: email ? mailtoUrl(email, { subject: reference }) : undefined,
  };
}
