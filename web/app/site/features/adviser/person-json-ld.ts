import type { TeamMember } from '@manzil/contracts/content/collections';

/**
 * An adviser as search engines read it (schema.org Person). The portrait is left out: an agency may show a drawing, which
 * is no picture of the person.
 */
export function personJsonLd(
  member: TeamMember,
  { origin, url }: { origin: string; url: string },
): Record<string, unknown> {
  const { name, designation, slug, brn, languages, areas, phone } = member;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/meetmyteam/${slug}#person`,
    name,
    jobTitle: designation,
    url,
    worksFor: { '@id': `${origin}/#agency`, '@type': 'RealEstateAgent', url: origin },
    ...(phone !== '' && { telephone: phone.replace(/[^\d+]/g, '') }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(areas.length > 0 && { knowsAbout: areas }),
    ...(brn !== '' && { identifier: { '@type': 'PropertyValue', propertyID: 'BRN', value: brn } }),
  };
}
