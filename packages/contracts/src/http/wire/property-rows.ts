import { z } from 'zod';
import type { ListingCard, Property } from '../../listings/property.js';
import type { AdType } from '../../listings/vocabulary.js';

const AD_TYPE: Record<AdType, 'Sale' | 'Rent'> = { sale: 'Sale', rent: 'Rent' };

/** A listing under the names of the site's original API. Prices are AED, areas sq ft. */
export const propertyRowSchema = z.object({
  PropertyID: z.number(),
  Property_Name: z.string(),
  Property_Title: z.string(),
  Emirate: z.string(),
  Community: z.string(),
  Unit_Type: z.string(),
  Bedrooms: z.number().nullable(),
  No_of_Rooms: z.number().nullable(),
  No_of_Bathroom: z.number().nullable(),
  Unit_Builtup_Area: z.number().nullable(),
  unit_measure: z.literal('Sq.Ft.'),
  Price: z.number().nullable(),
  Ad_Type: z.enum(['Sale', 'Rent']),
  Featured: z.enum(['1', '0']),
  /** A JSON list of image URLs, as text. The second is the card's picture. */
  Imagelink: z.string(),
  pagelink: z.string(),
});
export type PropertyRow = z.output<typeof propertyRowSchema>;

export function toPropertyRow(listing: ListingCard): PropertyRow {
  return {
    PropertyID: listing.id,
    Property_Name: listing.name,
    Property_Title: listing.title,
    Emirate: listing.emirate,
    Community: listing.community,
    Unit_Type: listing.unitType ?? '',
    Bedrooms: listing.bedrooms,
    No_of_Rooms: listing.rooms,
    No_of_Bathroom: listing.bathrooms,
    Unit_Builtup_Area: listing.builtUpArea,
    unit_measure: 'Sq.Ft.',
    Price: listing.price,
    Ad_Type: AD_TYPE[listing.adType],
    Featured: listing.featured ? '1' : '0',
    Imagelink: JSON.stringify(listing.images),
    pagelink: listing.pagelink,
  };
}

/** The request for a single listing also returns the fields of its page. */
export const propertyDetailRowSchema = propertyRowSchema.extend({
  /** A part of the community. */
  Sub_Community: z.string().nullable(),
  Reference: z.string(),
  Description: z.string(),
  Amenities: z.array(z.string()),
  Permit_Number: z.string().nullable(),
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
});
export type PropertyDetailRow = z.output<typeof propertyDetailRowSchema>;

export const toPropertyDetailRow = (property: Property): PropertyDetailRow => ({
  ...toPropertyRow(property),
  Unit_Type: property.unitType ?? property.unitTypeOriginal,
  Sub_Community: property.subCommunity,
  Reference: property.reference,
  Description: property.description,
  Amenities: property.amenities,
  Permit_Number: property.permitNumber,
  Latitude: property.latitude,
  Longitude: property.longitude,
});
