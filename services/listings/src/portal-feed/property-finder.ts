import type { Property } from '@manzil/contracts/listings/property';
import { amenityCodeOf } from '../feed/read/amenities.js';
import {
  acceptedPictures,
  descriptionsOf,
  furnishedWordOf,
  titlesOf,
  gulfTime,
  isCommercial,
  offeringTypeOf,
  quotedRent,
  typeCodeOf,
} from './portal-terms.js';
import type { BesideListing, PortalFormat } from './portal-format.js';
import { element, escapeXml, parent } from '@manzil/markup/xml';

function priceOf(property: Property): string[] {
  if (property.price === null) return [element('price_on_application', 'Yes')];
  if (property.adType === 'sale') return [element('price', property.price)];
  const { amount, letter } = quotedRent(property);
  return [
    element('price', amount ?? property.price),
    element('rental_period', amount === null ? 'Y' : letter),
  ];
}

/** Returns the completion status of a home and, if staff set it, that its developer sells it. */
function completionOf({ completionStatus }: Property, offPlan: BesideListing['offPlan']): string | null {
  if (completionStatus === null || offPlan?.sale !== 'new') return completionStatus;
  return `${completionStatus}_primary`;
}

/** Writes the format of Property Finder, `list/property`. */
export const propertyFinder: PortalFormat = {
  start: (at, count) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<list last_update="${escapeXml(gulfTime(at))}" listing_count="${count}">\n`,
  end: '</list>\n',
  hasAmenity: (name) => amenityCodeOf(name) !== undefined,
  record: (property, { urlOf, offPlan }) => {
    const titles = titlesOf(property);
    const descriptions = descriptionsOf(property);
    return `<property last_update="${escapeXml(gulfTime(property.updatedAt))}" id="${property.id}">${[
      element('reference_number', property.reference),
      element('permit_number', property.permitNumber),
      element('offering_type', offeringTypeOf(property)),
      element('property_type', typeCodeOf(property)),
      ...priceOf(property),
      element('cheques', property.cheques),
      element('service_charge', property.serviceCharge),
      element('city', property.emirate),
      element('community', property.community),
      element('sub_community', property.subCommunity),
      element('property_name', property.name),
      element('title_en', titles.english),
      element('title_ar', titles.arabic),
      element('description_en', descriptions.english),
      element('description_ar', descriptions.arabic),
      element('size', property.builtUpArea),
      element('plot_size', property.plotArea),
      element('bedroom', property.bedrooms),
      element('bathroom', property.bathrooms),
      element('parking', property.parking),
      element('furnished', furnishedWordOf(property)),
      element(
        isCommercial(property) ? 'commercial_amenities' : 'private_amenities',
        property.amenities.flatMap((name) => amenityCodeOf(name) ?? []).join(','),
      ),
      element('completion_status', completionOf(property, offPlan)),
      element('developer', property.developer),
      element('geopoints', property.longitude === null ? null : `${property.longitude},${property.latitude}`),
      parent('agent', [
        element('name', property.agent?.name ?? null),
        element('email', property.agent?.email ?? null),
        element('phone', property.agent?.phone ?? null),
        element('license_no', property.agent?.licence ?? null),
      ]),
      parent(
        'photo',
        acceptedPictures(property.images).map((image) => element('url', urlOf(image))),
      ),
      parent(
        'floor_plan',
        acceptedPictures(property.floorPlans).map((plan) => element('url', urlOf(plan))),
      ),
      element('video_tour_url', property.videoUrl),
      element('view360', property.view360Url),
    ].join('')}</property>\n`;
  },
};
