import type { DocumentFields } from '@manzil/contracts/content/documents';
import { mapEmbed, type Embed } from '../../lib/embeds';
import { field } from '../../lib/fields';
import type { Site } from '../../../shared/lib/use-site';

export interface AgencyDetails {
  phone: string | undefined;
  email: string | undefined;
  /** Digits with the country code. */
  chatNumber: string;
  whatsapp: string;
  address: string | undefined;
  /** Lines as the agency wrote them. */
  hours: string[];
  /** Registration numbers by their names; missing numbers are left out. */
  orn: string | undefined;
  permit: string | undefined;
  tradeLicence: string | undefined;
  map: { href: string; embed: Embed | undefined } | undefined;
}

/** Returns the agency's details; empty ones are taken from the footer. */
export function agencyDetails(
  details: DocumentFields,
  listings: DocumentFields,
  { footer, chatNumber }: Pick<Site, 'footer' | 'chatNumber'>,
): AgencyDetails {
  const address = field(details, 'address') ?? (footer.address.trim() || undefined);
  const hours = writtenHours(details, listings);
  const whatsapp = field(details, 'whatsapp');
  const digits = whatsapp?.replace(/\D/g, '') ?? '';
  return {
    phone: field(details, 'phone') ?? (footer.phone.trim() || undefined),
    email: field(details, 'email') ?? (footer.email.trim() || undefined),
    chatNumber,
    whatsapp: digits === chatNumber ? (whatsapp ?? '') : `+${chatNumber}`,
    address,
    hours: hours.split(/\r?\n/).flatMap((line) => line.trim() || []),
    orn: field(details, 'orn') ?? (footer.licence.trim() || undefined),
    permit: field(details, 'rerapermit'),
    tradeLicence: field(details, 'tradelicence'),
    map: mapOf(field(details, 'mapurl'), address),
  };
}

/** Opening hours as the agency wrote them; empty for those of the office. */
export const writtenHours = (details: DocumentFields, listings: DocumentFields): string =>
  field(details, 'openinghours') ?? field(listings, 'officehours') ?? '';

/** The map that the agency chose, or else a search for its address. */
function mapOf(mapUrl: string | undefined, address: string | undefined): AgencyDetails['map'] {
  const query = new URLSearchParams({ api: '1', query: address ?? '' });
  const href = mapUrl ?? (address && `https://www.google.com/maps/search/?${query.toString()}`);
  return href ? { href, embed: mapEmbed(href) } : undefined;
}
