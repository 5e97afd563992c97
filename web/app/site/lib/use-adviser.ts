import type { Agent, ListingCard } from '@manzil/contracts/listings/property';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { adviserChatUrl, takesChats } from './chat-link';
import { listingName, sellingLine } from '../../shared/lib/listing-labels';
import { telUrl } from '../../shared/lib/safe-url';
import { useSite } from '../../shared/lib/use-site';
import { usePageUrl } from '../../shared/lib/use-page-url';
import { useTexts } from '../../shared/lib/texts';

interface Adviser {
  call: string | undefined;
  callLabel: string;
  chat: string | undefined;
  chatLabel: string;
  email: string | undefined;
}

type Advised = Pick<ListingCard, 'name' | 'title' | 'reference' | 'pagelink'> & {
  agent: (Pick<Agent, 'name' | 'phone'> & Partial<Agent>) | null;
};

/** Links and labels to contact the adviser of a listing; the agency's, labelled so, when the adviser has none. */
export function useAdviser(listing: Advised): Adviser {
  const texts = useTexts();
  const site = useSite();
  const urlOf = usePageUrl();
  const { agent, reference, pagelink } = listing;
  const phone = agent?.phone ?? site?.footer.phone;
  const email = agent?.email ?? site?.footer.email;
  const home = texts.format.listed([listingName(texts, listing), sellingLine(texts, listing)]);
  const firstName = agent?.name.trim().split(/\s+/)[0];
  const question =
    firstName === undefined
      ? texts.listing.chatText({ home, reference })
      : texts.listing.chatTextTo({ adviser: firstName, home, reference });
  const text = `${question}\n${urlOf(`/${pagelink}`)}`;
  const { call, callOffice, whatsapp, whatsappOffice } = texts.listing;
  return {
    call: phone ? telUrl(phone) : undefined,
    callLabel: agent && !agent.phone ? callOffice : call,
    chat: site && adviserChatUrl(agent?.phone, site.chatNumber, text),
    chatLabel: agent && !takesChats(agent.phone) ? whatsappOffice : whatsapp,
    email: email ? mailtoUrl(email, { subject: reference }) : undefined,
  };
}
