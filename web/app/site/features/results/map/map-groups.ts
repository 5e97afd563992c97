import type { MapGroup } from '@manzil/contracts/listings/map-area';
import type { ListingCard } from '@manzil/contracts/listings/property';

/** Returns whether all homes of a group are at one address. */
export const isOnePlace = ({ west, south, east, north }: MapGroup): boolean =>
  west === east && south === north;

export const isIn = (
  { west, south, east, north }: MapGroup,
  home: Pick<ListingCard, 'latitude' | 'longitude'> | undefined,
): boolean => {
  const { latitude = null, longitude = null } = home ?? {};
  if (latitude === null || longitude === null) return false;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
};
