import type { Portal } from '@manzil/contracts/listings/vocabulary';
import { SaxesParser } from 'saxes';

interface Rules {
  list: string;
  record: string;
  /** At least one of the names in each row must have a value. */
  required: readonly (readonly string[])[];
  /** Allowed values of elements that are present. */
  allowed: Readonly<Record<string, RegExp>>;
  permit: string;
  city: string;
  photo: string;
}

const URL_VALUE = /^https?:\/\/\S+$/;
/** Portals accept only JPEG; URLs of other servers often have no file extension. */
const PHOTO_URL = /^https?:\/\/(?!\S+\.(?:webp|avif|gif|tiff?)$)\S+$/;
const NUMBER = /^\d+(\.\d+)?$/;
const NO_ARABIC = /^\P{Script=Arabic}+$/u;
const COORDINATES = /^\d+(\.\d+)?,\d+(\.\d+)?$/;

/** The rules of the published specifications. */
const RULES: Readonly<Record<Portal, Rules>> = {
  'property-finder': {
    list: 'list',
    record: 'property',
    required: [
      ['reference_number'],
      ['offering_type'],
      ['property_type'],
      ['price', 'price_on_application'],
      ['city'],
      ['community'],
      ['title_en'],
      ['description_en', 'description_ar'],
      ['agent/name'],
    ],
    allowed: {
      offering_type: /^[RC][SR]$/,
      property_type: /^(AP|VH|TH|PH|DX|LP|BW|CD|FA|FM|FF|HF|HA|LC|OF|RE|SH|SR|ST|WB|BU|WH)$/,
      price: NUMBER,
      rental_period: /^[YMWD]$/,
      title_en: NO_ARABIC,
      private_amenities: /^[A-Z]{2}(,[A-Z]{2})*$/,
      commercial_amenities: /^[A-Z]{2}(,[A-Z]{2})*$/,
      video_tour_url: URL_VALUE,
      view360: URL_VALUE,
      furnished: /^(Yes|No|Partly)$/,
      completion_status: /^(completed|off_plan)(_primary)?$/,
      size: NUMBER,
      bedroom: /^\d+$/,
      bathroom: /^\d+$/,
      'photo/url': PHOTO_URL,
      'floor_plan/url': PHOTO_URL,
      geopoints: COORDINATES,
    },
    permit: 'permit_number',
    city: 'city',
    photo: 'photo/url',
  },
  bayut: {
    list: 'Properties',
    record: 'Property',
    required: [
      ['Property_Ref_No'],
      ['Property_purpose'],
      ['Property_Type'],
      ['City'],
      ['Locality'],
      ['Property_Title'],
      ['Property_Description', 'Property_Description_AR'],
      ['Listing_Agent'],
    ],
    allowed: {
      Property_purpose: /^(Buy|Rent)$/,
      Property_Status: /^live$/,
      Property_Title: NO_ARABIC,
      Property_Size: NUMBER,
      Property_Size_Unit: /^SQFT$/,
      Bedrooms: /^(-1|\d+)$/,
      Bathrooms: /^\d+$/,
      Price: NUMBER,
      Rent_Frequency: /^(Yearly|Monthly|Weekly|Daily)$/,
      Furnished: /^(Yes|No|Partly)$/,
      Off_plan: /^(Yes|No)$/,
      'Videos/Video': URL_VALUE,
      'Images/Image': PHOTO_URL,
      'Floor_Plans/Floor_Plan': PHOTO_URL,
      geopoints: COORDINATES,
    },
    permit: 'Permit_Number',
    city: 'City',
    photo: 'Images/Image',
  },
};

/** Returns the faults for which a portal would refuse a feed; empty for a valid one. Throws for malformed XML. */
export function portalFaults(portal: Portal, xml: string): string[] {
  const rules = RULES[portal];
  const faults: string[] = [];
  const path: string[] = [];
  const references = new Set<string>();
  let count = '';
  let records = 0;
  let fields = new Map<string, string[]>();
  const finish = (): void => {
    const first = (name: string): string => fields.get(name)?.[0]?.trim() ?? '';
    const reference = first(rules.required[0]?.[0] ?? '');
    const report = (fault: string): void => void faults.push(`${reference}: ${fault}`);
    if (references.has(reference)) report('reference used twice');
    references.add(reference);
    for (const names of rules.required)
      if (!names.some((name) => first(name) !== '')) report(`no ${names.join(' or ')}`);
    for (const [name, pattern] of Object.entries(rules.allowed))
      for (const value of fields.get(name) ?? []) if (!pattern.test(value)) report(`${name} is "${value}"`);
    if (!fields.has(rules.photo)) report('no photo');
    if (['Dubai', 'Abu Dhabi'].includes(first(rules.city)) && first(rules.permit) === '') report('no permit');
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length === 1) {
      if (name !== rules.list) faults.push(`the root is ${name}`);
      count = attributes.listing_count ?? '';
    } else if (path.length === 2) {
      if (name !== rules.record) faults.push(`a record is ${name}`);
      records += 1;
      fields = new Map();
    } else {
      const field = path.slice(2).join('/');
      fields.set(field, [...(fields.get(field) ?? []), '']);
    }
  });
  parser.on('text', (text) => {
    const values = fields.get(path.slice(2).join('/'));
    if (path.length > 2 && values !== undefined) values.push((values.pop() ?? '') + text);
  });
  parser.on('closetag', () => {
    if (path.length === 2) finish();
    path.pop();
  });
  parser.write(xml).close();
  if (count !== String(records)) faults.push(`listing_count is ${count} of ${String(records)}`);
  return faults;
}
