import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import { parseAed } from '@manzil/contracts/listings/price';
import type { Agent, Property } from '@manzil/contracts/listings/property';
import type { FieldIssue } from '../../../kit/data/call-api';
import { FORM_TEXTS } from './form-texts';

/** Form values of a listing: numbers are strings, and several fields may make up one value of the API. */
export interface FormValues {
  title: string;
  titleAr: string;
  name: string;
  reference: string;
  adType: string;
  unitType: string;
  bedrooms: string;
  rooms: string;
  bathrooms: string;
  builtUpArea: string;
  plotArea: string;
  parking: string;
  furnishing: string;
  completionStatus: string;
  tenure: string;
  handoverYear: string;
  developer: string;
  featured: string;
  price: string;
  rentFrequency: string;
  cheques: string;
  serviceCharge: string;
  emirate: string;
  community: string;
  subCommunity: string;
  latitude: string;
  longitude: string;
  description: string;
  descriptionAr: string;
  amenities: string;
  videoUrl: string;
  view360Url: string;
  images: readonly string[];
  floorPlans: readonly string[];
  permitNumber: string;
  agentName: string;
  agentPhone: string;
  agentEmail: string;
  agentPhoto: string;
  agentLicence: string;
  reason: string;
}

const text = (value: string | number | null | undefined): string => String(value ?? '');
const amount = (value: number | null | undefined): string => value?.toLocaleString('en') ?? '';

/** Converts a listing to form values. Rent is per year unless the listing is our own. */
export function formOf(
  listing: Partial<Property> = {},
  { isOwn = true }: { isOwn?: boolean } = {},
): FormValues {
  const { agent } = listing;
  return {
    title: text(listing.title),
    titleAr: text(listing.titleAr),
    name: text(listing.name),
    reference: text(listing.reference),
    adType: listing.adType ?? 'sale',
    unitType: text(listing.unitType),
    bedrooms: text(listing.bedrooms),
    rooms: text(listing.rooms),
    bathrooms: text(listing.bathrooms),
    builtUpArea: amount(listing.builtUpArea),
    plotArea: amount(listing.plotArea),
    parking: text(listing.parking),
    furnishing: text(listing.furnishing),
    completionStatus: text(listing.completionStatus),
    tenure: text(listing.tenure),
    handoverYear: text(listing.handoverYear),
    developer: text(listing.developer),
    featured: listing.featured === true ? 'yes' : 'no',
    price: amount(isOwn && listing.adType === 'rent' ? listing.quotedPrice : listing.price),
    rentFrequency: isOwn ? (listing.rentFrequency ?? 'yearly') : 'yearly',
    cheques: text(listing.cheques),
    serviceCharge: text(listing.serviceCharge),
    emirate: listing.emirate ?? 'Dubai',
    community: text(listing.community),
    subCommunity: text(listing.subCommunity),
    latitude: text(listing.latitude),
    longitude: text(listing.longitude),
    description: text(listing.description),
    descriptionAr: text(listing.descriptionAr),
    amenities: (listing.amenities ?? []).join('\n'),
    videoUrl: text(listing.videoUrl),
    view360Url: text(listing.view360Url),
    images: listing.images ?? [],
    floorPlans: listing.floorPlans ?? [],
    permitNumber: text(listing.permitNumber),
    agentName: text(agent?.name),
    agentPhone: text(agent?.phone),
    agentEmail: text(agent?.email),
    agentPhoto: text(agent?.photo),
    agentLicence: text(agent?.licence),
    reason: '',
  };
}

/** The values of the API; a number that cannot be read is NaN, which {@link issuesOf} names. */
export function valuesOf(form: FormValues): ListingValues {
  const isRent = form.adType === 'rent';
  return {
    title: form.title.trim(),
    titleAr: form.titleAr.trim() || null,
    name: form.name.trim(),
    reference: form.reference.trim(),
    adType: isRent ? 'rent' : 'sale',
    unitType: (form.unitType || null) as ListingValues['unitType'],
    bedrooms: number(form.bedrooms),
    rooms: number(form.rooms),
    bathrooms: number(form.bathrooms),
    builtUpArea: number(form.builtUpArea),
    plotArea: number(form.plotArea),
    parking: number(form.parking),
    furnishing: (form.furnishing || null) as ListingValues['furnishing'],
    completionStatus: (form.completionStatus || null) as ListingValues['completionStatus'],
    tenure: (form.tenure || null) as ListingValues['tenure'],
    handoverYear: number(form.handoverYear),
    developer: form.developer.trim() || null,
    featured: form.featured === 'yes',
    price: parseAed(form.price) ?? null,
    rentFrequency: isRent ? ((form.rentFrequency || 'yearly') as ListingValues['rentFrequency']) : null,
    cheques: number(form.cheques),
    serviceCharge: number(form.serviceCharge),
    emirate: form.emirate.trim(),
    community: form.community.trim(),
    subCommunity: form.subCommunity.trim() || null,
    coordinates:
      form.latitude.trim() === '' && form.longitude.trim() === ''
        ? null
        : { latitude: number(form.latitude) ?? NaN, longitude: number(form.longitude) ?? NaN },
    description: form.description,
    descriptionAr: form.descriptionAr.trim() || null,
    amenities: form.amenities
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    videoUrl: form.videoUrl.trim() || null,
    view360Url: form.view360Url.trim() || null,
    images: [...form.images],
    floorPlans: [...form.floorPlans],
    permitNumber: form.permitNumber.trim() || null,
    agent: agentOf(form),
  };
}

function agentOf(form: FormValues): Agent | null {
  const name = form.agentName.trim();
  if (name === '') return null;
  return {
    name,
    phone: form.agentPhone.trim() || null,
    email: form.agentEmail.trim() || null,
    photo: form.agentPhoto || null,
    licence: form.agentLicence.trim() || null,
  };
}

/** Null for an empty text, NaN for an invalid number. */
function number(typed: string): number | null {
  const bare = typed.replace(/[,\s]/g, '');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
}

const WHOLE = ['bedrooms', 'rooms', 'bathrooms', 'parking', 'cheques', 'handoverYear'] as const;
const NUMBERS = ['builtUpArea', 'plotArea', 'serviceCharge'] as const;

/** Validates by field what the browser can check before the request. */
export function issuesOf(form: FormValues): FieldIssue[] {
  const { issues } = FORM_TEXTS;
  const found: FieldIssue[] = [];
  if (form.title.trim() === '' && form.name.trim() === '')
    found.push({ field: 'title', message: issues.title });
  for (const field of WHOLE)
    if (!Number.isInteger(number(form[field]) ?? 0)) found.push({ field, message: issues.whole });
  for (const field of NUMBERS)
    if (Number.isNaN(number(form[field]))) found.push({ field, message: issues.number });
  if (parseAed(form.price) === undefined) found.push({ field: 'price', message: issues.aed });
  const { coordinates } = valuesOf(form);
  if (coordinates !== null && (Number.isNaN(coordinates.latitude) || Number.isNaN(coordinates.longitude)))
    found.push({ field: 'latitude', message: issues.coordinates });
  return found;
}

const SHOWN_AT: Readonly<Record<string, string>> = { coordinates: 'latitude', agent: 'agentName' };

/** The field of the form for a field of the API, which may be within another one. */
export function fieldOf(path: string): string {
  const [first = '', second = '', ...rest] = path.replace(/^(values|set)\./, '').split('.');
  if (first === 'agent' && second !== '')
    return `agent${second.charAt(0).toUpperCase()}${second.slice(1)}${rest.join('')}`;
  if (first === 'coordinates' && second !== '') return second;
  return SHOWN_AT[first] ?? first;
}
