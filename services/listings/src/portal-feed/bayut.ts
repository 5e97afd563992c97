import type { Property } from '@manzil/contracts/listings/property';
import type { BesideListing, PortalFormat } from './portal-format.js';
import {
  acceptedPictures,
  descriptionsOf,
  furnishedWordOf,
  titlesOf,
  gulfTime,
  quotedRent,
  typeWordOf,
} from './portal-terms.js';
import { element, escapeXml, parent } from '@manzil/markup/xml';

function priceOf(property: Property): string[] {
  if (property.adType === 'sale') return [element('Price', property.price)];
  const { amount, word } = quotedRent(property);
  return [
    element('Price', amount ?? property.price),
    element('Rent_Frequency', amount === null ? 'Yearly' : word),
  ];
}

/** Bayut and dubizzle code a studio as -1 bedrooms. */
const bedroomsOf = ({ bedrooms, unitType }: Property): number | null =>
  bedrooms === 0 && unitType !== 'Plot' && unitType !== 'Land' ? -1 : bedrooms;

/** Returns the details of a sale off-plan; they are of no use without `Off_plan`. */
function offPlanOf({ completionStatus }: Property, offPlan: BesideListing['offPlan']): string[] {
  if (completionStatus !== 'off_plan' || offPlan === undefined) return [];
  return [
    element('offplanDetails_saleType', offPlan.sale === 'new' ? 'New' : 'Resale'),
    element('offplanDetails_originalPrice', offPlan.originalPrice),
    element('offplanDetails_amountPaid', offPlan.amountPaid),
  ];
}

/** Writes the format of Bayut and dubizzle, `Properties/Property`. */
export const bayut: PortalFormat = {
  start: (at, count) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<Properties last_update="${escapeXml(gulfTime(at))}" listing_count="${count}">\n`,
  end: '</Properties>\n',
  hasAmenity: () => true,
  record: (property, { urlOf, offPlan }) => {
    const titles = titlesOf(property);
    const descriptions = descriptionsOf(property);
    return `<Property id="${property.id}">${[
      element('Property_Ref_No', property.reference),
      element('Permit_Number', property.permitNumber),
      element('Property_purpose', property.adType === 'sale' ? 'Buy' : 'Rent'),
      element('Property_Type', typeWordOf(property)),
      element('Property_Status', 'live'),
      element('City', property.emirate),
      element('Locality', property.community),
      element('Sub_Locality', property.subCommunity),
      element('Tower_Name', property.name),
      element('Property_Title', titles.english),
      element('Property_Title_AR', titles.arabic),
      element('Property_Description', descriptions.english),
      element('Property_Description_AR', descriptions.arabic),
      element('Property_Size', property.builtUpArea),
      element('Property_Size_Unit', property.builtUpArea === null ? null : 'SQFT'),
      element('plotArea', property.plotArea),
      element('Bedrooms', bedroomsOf(property)),
      element('Bathrooms', property.bathrooms),
      ...priceOf(property),
      element('Furnished', furnishedWordOf(property)),
      element(
        'Off_plan',
        property.completionStatus && (property.completionStatus === 'off_plan' ? 'Yes' : 'No'),
      ),
      ...offPlanOf(property, offPlan),
      element('Listing_Agent', property.agent?.name ?? null),
      element('Listing_Agent_Phone', property.agent?.phone ?? null),
      element('Listing_Agent_Email', property.agent?.email ?? null),
      parent(
        'Features',
        property.amenities.map((name) => element('Feature', name)),
      ),
      parent(
        'Images',
        acceptedPictures(property.images).map((image) => element('Image', urlOf(image))),
      ),
      parent(
        'Floor_Plans',
        acceptedPictures(property.floorPlans).map((plan) => element('Floor_Plan', urlOf(plan))),
      ),
      parent('Videos', [element('Video', property.videoUrl)]),
      element('geopoints', property.latitude === null ? null : `${property.latitude},${property.longitude}`),
      element('Last_Updated', gulfTime(property.updatedAt)),
    ].join('')}</Property>\n`;
  },
};
