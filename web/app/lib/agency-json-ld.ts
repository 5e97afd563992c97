import { texts } from './texts';
import type { Site } from './use-site';

/** The agency as search engines read it (schema.org RealEstateAgent). */
export function agencyJsonLd({ footer, publicUrl }: Site): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${publicUrl}/#agency`,
    image: `${publicUrl}/share.jpg`,
    name: texts.site.name,
    url: publicUrl,
    logo: `${publicUrl}/logo-manzil.svg`,
    description: footer.about,
    telephone: footer.phone,
    email: footer.email,
    address: { '@type': 'PostalAddress', streetAddress: footer.address, addressCountry: 'AE' },
    sameAs: footer.social.map(({ url }) => url),
  };
}
