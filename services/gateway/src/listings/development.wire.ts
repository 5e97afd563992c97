import type { Development } from '@manzil/contracts/listings/development';

/** A new-development project under the spec's names. `price` is AED; rich texts are sanitised HTML. */
export interface DevelopmentRow {
  id: number;
  position: number;
  propertyname: string;
  propertylocation: string;
  developername: string;
  price: number | null;
  bannerimage: string;
  floorplan: string | null;
  brochure: string | null;
  /** Completion time as the agency words it. */
  complete: string;
  /** Link to the video. */
  youtube: string | null;
  /** Link to the map. */
  location: string | null;
  description: string;
  paymentplan: string;
  facilities: string;
  keyfeature: string;
  pagelink: string;
  live: 'on' | 'off';
}

export const toDevelopmentRow = (development: Development): DevelopmentRow => ({
  id: development.id,
  position: development.position,
  propertyname: development.name,
  propertylocation: development.location,
  developername: development.developerName,
  price: development.price,
  bannerimage: development.bannerImage,
  floorplan: development.floorPlan,
  brochure: development.brochure,
  complete: development.completion,
  youtube: development.videoUrl,
  location: development.mapUrl,
  description: development.description,
  paymentplan: development.paymentPlan,
  facilities: development.facilities,
  keyfeature: development.keyFeatures,
  pagelink: development.pagelink,
  live: development.live ? 'on' : 'off',
});
