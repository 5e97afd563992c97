import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';

const AD_TYPE: Record<AdType, 'Sale' | 'Rent'> = { sale: 'Sale', rent: 'Rent' };

/** A listing under the names the site's own calls have always used. Prices are AED, areas sq ft. */
export interface PropertyRow {
  PropertyID: number;
  Property_Name: string;
  Property_Title: string;
  Emirate: string;
  Community: string;
  Unit_Type: string;
  Bedrooms: number | null;
  No_of_Rooms: number | null;
  No_of_Bathroom: number | null;
  Unit_Builtup_Area: number | null;
  unit_measure: 'Sq.Ft.';
  Price: number | null;
  Ad_Type: 'Sale' | 'Rent';
  Featured: '1' | '0';
  /** A JSON list of image URLs, as text. The second is the card's picture. */
  Imagelink: string;
  pagelink: string;
}

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

/** One listing's own call also carries what its page tells. */
export type PropertyDetailRow = PropertyRow & {
  Reference: string;
  Description: string;
  Amenities: string[];
  Permit_Number: string | null;
  Latitude: number | null;
  Longitude: number | null;
};

export const toPropertyDetailRow = (property: Property): PropertyDetailRow => ({
  ...toPropertyRow(property),
  Unit_Type: property.unitType ?? property.unitTypeOriginal,
  Reference: property.reference,
  Description: property.description,
  Amenities: property.amenities,
  Permit_Number: property.permitNumber,
  Latitude: property.latitude,
  Longitude: property.longitude,
});
