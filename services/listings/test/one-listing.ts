import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { ADAPTERS } from '../src/feed/adapters.js';
import type { ReadRecord } from '../src/feed/feed-record.js';
import { readFeed } from '../src/feed/read-feed.js';
import type { Reading } from '../src/feed/reading.js';
import type { FieldMap } from '../src/feed/source-record.js';

/** Values of a fixture listing in any format, by role of the field. */
interface Stated {
  adType?: 'sale' | 'rent';
  [role: string]: string | undefined;
}

/** Parses `role=name` pairs. */
const roles = (...lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );

/** Field names by role for each format; roles that a format lacks are missing. */
const NAMES: Readonly<Record<FeedFormat, Readonly<Record<string, string>>>> = {
  propspace: roles(
    'reference=Property_Ref_No title=Property_Title type=Unit_Type price=Price currency=Currency',
    'period=Frequency building=Property_Name permit=permit_number agent=Listing_Agent',
    'phone=Listing_Agent_Phone email=Listing_Agent_Email area=Unit_Builtup_Area developer=Developer',
    'description=Web_Remarks amenities=Facilities subCommunity=Sub_Community community=Community',
    'status=Status listed=Listing_Date updated=Last_Updated furnishing=Furnished parking=Parking',
    'unit=unit_no titleAr=Property_Title_AR descriptionAr=Web_Remarks_AR',
  ),
  propertyfinder: roles(
    'reference=reference_number title=title_en type=property_type price=price currency=currency',
    'period=rental_period building=property_name permit=permit_number agent=agent.name',
    'phone=agent.phone email=agent.email developer=developer description=description_en',
    'amenities=private_amenities subCommunity=sub_community community=community status=status',
    'furnishing=furnished parking=parking unit=unit_number area=size titleAr=title_ar',
    'descriptionAr=description_ar',
  ),
  bayut: roles(
    'reference=Property_Ref_No title=Property_Title type=Property_Type price=Price',
    'currency=Price_Currency period=Rent_Frequency building=Tower_Name permit=Permit_Number',
    'agent=Listing_Agent phone=Listing_Agent_Phone email=Listing_Agent_Email area=Property_Size',
    'description=Property_Description amenities=Features subCommunity=Sub_Locality',
    'community=Locality status=Property_Status updated=Last_Updated furnishing=Furnished',
    'unit=unit_number titleAr=Property_Title_AR descriptionAr=Property_Description_AR',
  ),
  dubizzle: roles(
    'reference=refno title=title type=subtype price=price currency=pricecurrency',
    'period=rentpriceterm building=building permit=permit_number agent=contactname',
    'phone=contactnumber email=contactemail area=size developer=developer description=description',
    'amenities=privateamenities community=locationtext status=status updated=lastupdated',
    'furnishing=furnished parking=parking unit=unit titleAr=title_ar',
    'descriptionAr=description_ar',
  ),
  kyero: roles(
    'reference=ref type=type price=price currency=currency building=location_detail',
    'permit=permit_number description=desc.en amenities=features.feature community=town status=status',
    'updated=date unit=unit_number descriptionAr=desc.ar',
  ),
  'realty-feed': roles(
    'reference=@internal-id type=category price=price.value currency=price.currency',
    'period=price.period building=building-name permit=permit_number agent=sales-agent.name',
    'phone=sales-agent.phone email=sales-agent.email area=area.value description=description',
    'amenities=facility community=location.locality-name status=status listed=creation-date',
    'updated=last-update-date unit=location.apartment',
  ),
  reaxml: roles(
    'reference=uniqueID title=headline type=category.@name price=price currency=currency',
    'period=rent.@period building=address.site permit=permit_number agent=listingAgent.name',
    'phone=listingAgent.telephone email=listingAgent.email area=buildingDetails.area',
    'description=description amenities=features.otherFeatures community=address.suburb',
    'status=@status updated=@modTime furnishing=allowances.furnished unit=address.subNumber',
  ),
  reso: roles(
    'reference=ListingKey type=PropertySubType price=ListPrice currency=ListPriceCurrency',
    'period=LeaseAmountFrequency building=BuildingName permit=PermitNumber area=LivingArea',
    'agent=ListAgentFullName phone=ListAgentDirectPhone email=ListAgentEmail developer=BuilderName',
    'description=PublicRemarks amenities=InteriorFeatures community=SubdivisionName',
    'status=StandardStatus listed=OnMarketDate updated=ModificationTimestamp furnishing=Furnished',
    'parking=ParkingTotal unit=UnitNumber',
  ),
  openimmo: roles(
    'reference=verwaltung_techn.objektnr_extern title=freitexte.objekttitel',
    'type=objektkategorie.objektart.wohnung.@wohnungtyp price=preise.kaufpreis',
    'currency=preise.waehrung.@iso_waehrung period=preise.preis_zeiteinheit.@zeiteinheit',
    'permit=permit_number agent=kontaktperson.name phone=kontaktperson.tel_durchw',
    'email=kontaktperson.email_direkt area=flaechen.wohnflaeche',
    'description=freitexte.objektbeschreibung community=geo.ort subCommunity=geo.regionaler_zusatz',
    'status=zustand_angaben.verkaufstatus.@stand listed=verwaltung_techn.aktiv_von',
    'updated=verwaltung_techn.stand_vom furnishing=ausstattung.moebliert.@moeb',
    'parking=flaechen.anzahl_stellplaetze unit=geo.wohnungsnr',
  ),
  blm: roles(
    'reference=AGENT_REF type=PROP_SUB_ID price=PRICE currency=CURRENCY period=LET_RENT_FREQUENCY',
    'building=ADDRESS_1 permit=PERMIT_NUMBER area=MAX_SIZE_ENTERED description=DESCRIPTION',
    'amenities=FEATURE1 community=TOWN status=STATUS_ID listed=CREATE_DATE updated=UPDATE_DATE',
    'furnishing=LET_FURN_ID',
  ),
  json: {},
  csv: {},
  xml: {},
};

/** CSV, JSON and unknown XML have freely named fields, which are mapped. */
const COLUMNS = roles(
  'reference=property_ref_no title=property_title type=unit_type price=price unit=unit_no',
  'currency=currency period=frequency building=property_name permit=permit_number',
  'agent=listing_agent phone=listing_agent_phone email=listing_agent_email developer=developer',
  'description=web_remarks amenities=facilities subCommunity=sub_community community=community',
  'status=listing_status listed=listing_date updated=last_updated furnishing=furnished',
  'parking=parking adType=ad_type area=unit_builtup_area titleAr=title_ar',
  'descriptionAr=description_ar',
);

const MAPPED: FieldMap = Object.fromEntries(
  Object.entries(COLUMNS).map(([role, field]) => [`my_${role.toLowerCase()}`, field]),
);

export const FORMATS = Object.keys(NAMES) as FeedFormat[];

/** True when the format has a field for the role. */
export const hasRole = (format: FeedFormat, role: string): boolean =>
  Object.hasOwn(ADAPTERS[format].freeNames === true ? COLUMNS : NAMES[format], role);

/** Default currencies of the formats whose definition names one. */
export const CURRENCY_OF_FORMAT: Readonly<Partial<Record<FeedFormat, string>>> = {
  blm: 'GBP',
  openimmo: 'EUR',
  reaxml: 'AUD',
};

/** Writes a feed with one listing for each of `listings`; roles that the format does not have are left out. */
function feedOf(format: FeedFormat, listings: readonly Stated[]): string {
  const records = listings.map((stated, index): Stated => ({
    reference: `R-${index + 1}`,
    title: 'Home',
    type: 'Apartment',
    community: 'Al Furjan',
    price: '1000000',
    adType: 'sale',
    ...(CURRENCY_OF_FORMAT[format] !== undefined && { currency: 'AED' }),
    ...stated,
  }));
  if (format === 'csv') return csvOf(records);
  if (format === 'json')
    return JSON.stringify(
      records.map((record) =>
        Object.fromEntries(Object.entries(record).map(([role, value]) => [`my_${role}`, value])),
      ),
    );
  if (format === 'xml')
    return `<ads>${records
      .map((record) =>
        recordXml(
          'ad',
          Object.entries(record).flatMap(([role, value]) =>
            value === undefined ? [] : [[`my_${role}`, value]],
          ),
        ),
      )
      .join('')}</ads>`;
  if (format === 'blm') return blmOf(records.map((record) => fieldsOf(format, record)));
  const named = records.map((record) => fieldsOf(format, record));
  if (format === 'reso')
    return JSON.stringify({ '@odata.context': 'x', value: named.map((one) => Object.fromEntries(one)) });
  const [root = '', sale = '', rent = sale] = ELEMENTS[format];
  const body = named.map((fields, index) =>
    recordXml(records[index]?.adType === 'rent' ? rent : sale, fields),
  );
  return `<${root}>${body.join('')}</${root}>`;
}

/** The root element, and the element of a listing; the third is for listings for rent, if it differs. */
const ELEMENTS: Readonly<Record<Exclude<FeedFormat, 'reso' | 'json' | 'csv' | 'xml' | 'blm'>, string[]>> = {
  propspace: ['Listings', 'Listing'],
  propertyfinder: ['list', 'property'],
  bayut: ['Properties', 'Property'],
  dubizzle: ['dubizzlepropertyfeed', 'property'],
  kyero: ['root', 'property'],
  'realty-feed': ['realty-feed', 'offer'],
  openimmo: ['openimmo', 'immobilie'],
  reaxml: ['propertyList', 'residential', 'rental'],
};
/** Field names by role that differ for rents. */
const NAMES_OF_RENTS: Partial<Record<FeedFormat, Readonly<Record<string, string>>>> = {
  reaxml: { price: 'rent' },
  openimmo: { price: 'preise.kaltmiete' },
};

function fieldsOf(format: FeedFormat, record: Stated): [string, string][] {
  const isRent = record.adType === 'rent';
  const kind: Partial<Record<FeedFormat, [string, string]>> = {
    propspace: ['Ad_Type', isRent ? 'Rent' : 'Sale'],
    propertyfinder: ['offering_type', isRent ? 'RR' : 'RS'],
    bayut: ['Property_purpose', isRent ? 'Rent' : 'Buy'],
    dubizzle: ['type', isRent ? 'RP' : 'SP'],
    kyero: ['price_freq', isRent ? (record.period ?? 'year') : 'sale'],
    'realty-feed': ['type', isRent ? 'аренда' : 'продажа'],
    openimmo: [`objektkategorie.vermarktungsart.@${isRent ? 'MIETE_PACHT' : 'KAUF'}`, 'true'],
    blm: ['TRANS_TYPE_ID', isRent ? '2' : '1'],
    reso: ['PropertyType', isRent ? 'ResidentialLease' : 'Residential'],
  };
  const fields = Object.entries(record).flatMap(([role, value]): [string, string][] => {
    const name = (isRent ? NAMES_OF_RENTS[format]?.[role] : undefined) ?? NAMES[format][role];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  const own = kind[format];
  return own === undefined ? fields : [own, ...fields];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attributeXml = ([name, value]: [string, string]): string => ` ${name.slice(1)}="${escaped(value)}"`;

/** Writes an element for each path, and for a path that ends in `@name` one with only this attribute. */
function xmlOf([path, value]: [string, string]): string {
  const [name = '', ...inner] = path.split('.');
  const next = inner.join('.');
  if (next.startsWith('@')) return `<${name}${attributeXml([next, value])}/>`;
  return `<${name}>${next === '' ? escaped(value) : xmlOf([next, value])}</${name}>`;
}

function recordXml(element: string, fields: [string, string][]): string {
  const attributes = fields.filter(([path]) => path.startsWith('@'));
  const elements = fields.filter(([path]) => !path.startsWith('@'));
  return `<${element}${attributes.map(attributeXml).join('')}>${elements.map(xmlOf).join('')}</${element}>`;
}

function blmOf(records: readonly [string, string][][]): string {
  const names = [...new Set(records.flatMap((fields) => fields.map(([name]) => name)))];
  const rows = records.map((fields) => names.map((name) => new Map(fields).get(name) ?? ''));
  const line = (cells: readonly string[]): string => `${cells.map((cell) => `${cell}^`).join('')}~\n`;
  return `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n\n#DEFINITION#\n${line(names)}\n#DATA#\n${rows.map(line).join('')}#END#\n`;
}

function csvOf(records: readonly Stated[]): string {
  const roles = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [
    roles.map((role) => `my_${role}`),
    ...records.map((record) => roles.map((role) => record[role] ?? '')),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\n`)
    .join('');
}

export async function* inPieces(text: string): AsyncGenerator<string> {
  await Promise.resolve();
  for (let at = 0; at < text.length; at += 1000) yield text.slice(at, at + 1000);
}

/** Reads a whole document. */
export async function readRecords(
  text: string,
  reading: Reading = {},
  format: FeedFormat | 'auto' = 'auto',
): Promise<ReadRecord[]> {
  const { records } = await readFeed(inPieces(text), format, undefined, reading);
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

/** Reads a feed with these listings; the fields of CSV, JSON and unknown XML are mapped. */
export const readListings = (
  format: FeedFormat,
  listings: readonly Stated[],
  reading: Reading = {},
): Promise<ReadRecord[]> =>
  readRecords(
    feedOf(format, listings),
    { fields: MAPPED, ...(format === 'xml' && { recordName: 'ad' }), ...reading },
    format,
  );
