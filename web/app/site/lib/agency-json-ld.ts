import { defaultShareImage } from '../../shared/lib/site-defaults';
import type { Site } from '../../shared/lib/use-site';
import type { Texts } from '../../shared/lib/texts';

/** The agency as search engines read it (schema.org RealEstateAgent). */
export function agencyJsonLd(texts: Texts, site: Site): Record<string, unknown> {
  const { footer, publicUrl } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${publicUrl}/#agency`,
    image: publicUrl + defaultShareImage(site),
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
