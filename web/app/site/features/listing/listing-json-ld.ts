import { textIn } from '@manzil/contracts/site-language';
import type { Property } from '@manzil/contracts/listings/property';
import { listingName } from '../../../shared/lib/listing-labels';
import type { Texts } from '../../../shared/lib/texts';
import { plainText } from '../../../shared/lib/plain-text';

const SQUARE_FOOT = 'FTK';

/** The listing as search engines read it (schema.org RealEstateListing with its Offer and Place). */
export function listingJsonLd(
  texts: Texts,
  property: Property,
  { title, origin, url }: { title: string; origin: string; url: string },
): Record<string, unknown> {
  const { price, adType, latitude, longitude, bedrooms, bathrooms, builtUpArea } = property;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: title,
    url,
    identifier: property.reference,
    datePosted: property.listedAt,
    dateModified: property.updatedAt,
    description: plainText(textIn(texts.language, property, 'description') || property.description, 500),
    inLanguage: texts.language,
    image: property.images.map((image) => (image.startsWith('/') ? origin + image : image)),
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: `http://purl.org/goodrelations/v1#${adType === 'sale' ? 'Sell' : 'LeaseOut'}`,
      availability: 'https://schema.org/InStock',
      ...(price !== null && price > 0 && { price, priceCurrency: 'AED' }),
      ...(price !== null &&
        adType === 'rent' && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'AED',
            unitCode: 'ANN',
          },
        }),
    },
    contentLocation: {
      '@type': 'Place',
      name: texts.format.listed([property.name, texts.placeName(property.community)]),
      address: addressOf(texts, property),
      ...(latitude !== null &&
        longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    mainEntity: {
      '@type': 'Accommodation',
      name: listingName(texts, property),
      address: addressOf(texts, property),
      ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
      ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
      ...(builtUpArea !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: builtUpArea, unitCode: SQUARE_FOOT },
      }),
    },
  };
}

const addressOf = ({ placeName }: Texts, { community, emirate }: Property): Record<string, string> => ({
  '@type': 'PostalAddress',
  addressLocality: placeName(community),
  addressRegion: placeName(emirate),
  addressCountry: 'AE',
});
