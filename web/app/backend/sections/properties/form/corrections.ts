import type { LockedField, Overrides } from '@manzil/contracts/listings/overrides';
import type { Correction, ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { Property } from '@manzil/contracts/listings/property';
import { formOf, valuesOf, type FormValues } from './form-values';

/** The form fields that each lockable field consists of. */
export const PARTS: Readonly<Record<LockedField, readonly (keyof FormValues)[]>> = {
  title: ['title'],
  name: ['name'],
  reference: ['reference'],
  adType: ['adType'],
  unitType: ['unitType'],
  bedrooms: ['bedrooms'],
  rooms: ['rooms'],
  bathrooms: ['bathrooms'],
  builtUpArea: ['builtUpArea'],
  plotArea: ['plotArea'],
  parking: ['parking'],
  furnishing: ['furnishing'],
  completionStatus: ['completionStatus'],
  tenure: ['tenure'],
  handoverYear: ['handoverYear'],
  developer: ['developer'],
  featured: ['featured'],
  price: ['price'],
  cheques: ['cheques'],
  serviceCharge: ['serviceCharge'],
  emirate: ['emirate'],
  community: ['community'],
  subCommunity: ['subCommunity'],
  coordinates: ['latitude', 'longitude'],
  description: ['description'],
  amenities: ['amenities'],
  videoUrl: ['videoUrl'],
  view360Url: ['view360Url'],
  images: ['images'],
  floorPlans: ['floorPlans'],
  permitNumber: ['permitNumber'],
  agent: ['agentName', 'agentPhone', 'agentEmail', 'agentPhoto', 'agentLicence'],
};

const FIELDS = Object.keys(PARTS) as LockedField[];

/** Form values of the listing as the feed delivers it. */
export function feedForm(property: Property, managed: ManagedProperty): FormValues {
  const { title, featured, values } = managed.feed;
  const { coordinates, ...others } = values;
  const place = coordinates === undefined ? {} : (coordinates ?? { latitude: null, longitude: null });
  return formOf({ ...property, ...others, ...place, title, featured }, { isOwn: false });
}

const isSame = (field: LockedField, one: FormValues, other: FormValues): boolean =>
  PARTS[field].every((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]));

/** Returns the locks that a save sets and lifts, only for fields that differ from `stored`. */
export function correctionOf(
  form: FormValues,
  { stored, feed, overrides }: { stored: FormValues; feed: FormValues; overrides: Overrides },
): Correction {
  const values = valuesOf(form);
  const changed = FIELDS.filter((field) => !isSame(field, form, stored));
  const set = changed.filter((field) => !isSame(field, form, feed));
  return {
    set: Object.fromEntries(set.map((field) => [field, values[field]])),
    lift: changed.filter((field) => isSame(field, form, feed) && overrides[field] !== undefined),
    reason: form.reason.trim(),
  };
}
