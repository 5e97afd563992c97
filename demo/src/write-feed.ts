import { COMMERCIAL } from './commercial.js';
import type { DemoListing } from './make-listing.js';
import type { Random } from './random.js';

/**
 * PropSpace-style XML, with the harmless irregularities that such exports have: plural types, areas in square
 * metres, thousands separators, empty and differently cased tags, a photo named twice, `</br>`.
 */
export function writeFeed(listings: readonly DemoListing[], random: Random): string {
  const records = listings.map((listing, index) => writeRecord(listing, index + 1, random));
  // Three invalid records, to show that the others are imported.
  records.splice(
    40,
    0,
    '    <Ad_Type>Sale</Ad_Type>\n    <Property_Title>Listing that lost its reference</Property_Title>',
  );
  records.splice(
    120,
    0,
    '    <Ad_Type>Swap</Ad_Type>\n    <Property_Title>Neither for sale nor for rent</Property_Title>\n    <Property_Ref_No>MZ-X-0001</Property_Ref_No>',
  );
  records.splice(
    260,
    0,
    '    <Ad_Type>Rent</Ad_Type>\n    <Property_Ref_No>MZ-X-0002</Property_Ref_No>\n    <Price>90000</Price>',
  );
  records.push(
    ...COMMERCIAL.map(({ fields, photos }) =>
      [...fields.map(element), list('Images', 'image', photos)].join('\n'),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Listings>\n${records.map((body) => `  <Listing>\n${body}\n  </Listing>`).join('\n')}\n</Listings>\n`;
}

const SQ_FT_PER_SQ_M = 10.7639;

/** The fields of one listing, without the element around them. */
export function writeRecord(listing: DemoListing, count: number, random: Random): string {
  const metric = random.chance(0.04);
  const area = (sqFt: number): string =>
    metric
      ? (sqFt / SQ_FT_PER_SQ_M).toFixed(2)
      : random.chance(0.1)
        ? sqFt.toLocaleString('en-US')
        : String(sqFt);
  const isLand = listing.kind === 'Plot' || listing.kind === 'Land';
  const bedrooms = isLand
    ? ''
    : listing.bedrooms === 0
      ? 'Studio'
      : listing.bedrooms === 7
        ? '7+'
        : String(listing.bedrooms);
  const { quoted, agent } = listing;
  const fields: [string, string][] = [
    ['count', String(count)],
    ['Ad_Type', listing.isSale ? (random.chance(0.05) ? 'For Sale' : 'Sale') : 'Rent'],
    ['Unit_Type', listing.kind + (random.chance(0.05) && !isLand ? 's' : '')],
    ['Primary_View', listing.view],
    ['Unit_Builtup_Area', isLand ? '' : area(listing.area)],
    ['No_of_Bathroom', isLand ? '' : String(listing.bathrooms)],
    ['Property_Title', listing.title],
    [
      'Web_Remarks',
      cdata(random.chance(0.06) ? listing.description.replace('</p><p>', '</br></br>') : listing.description),
    ],
    ['Emirate', listing.community.emirate],
    ['Community', listing.community.name],
    ['Exclusive', random.chance(0.3) ? '1' : '0'],
    ['Cheques', listing.isSale ? '' : String(listing.cheques)],
    ['Plot_Area', listing.plotArea === null ? '' : area(listing.plotArea)],
    ['Property_Name', listing.place],
    ['Property_Ref_No', listing.reference],
    ['Unit_Reference_No', `U-${count}`],
    ['Listing_Agent', agent.name],
    ['Listing_Agent_Phone', agent.phone],
    ['Listing_Agent_Email', agent.email],
    ['Listing_Agent_Photo', agent.photo],
    ['Listing_Agent_BRN', agent.licence],
    ['Listing_Date', gulfTime(listing.listedAt)],
    ['Last_Updated', gulfTime(listing.updatedAt)],
    ['Bedrooms', bedrooms],
    [
      random.chance(0.05) ? 'price' : 'Price',
      quoted === null
        ? '0'
        : random.chance(0.1)
          ? quoted.amount.toLocaleString('en-US')
          : String(quoted.amount),
    ],
    ['price_on_application', quoted === null ? 'Yes' : 'No'],
    ['Frequency', quoted?.frequency ?? ''],
    ['No_of_Rooms', isLand ? '' : String(listing.bedrooms + 1)],
    ['Latitude', String(listing.latitude)],
    ['Longitude', String(listing.longitude)],
    ['unit_measure', metric ? 'Sq.M.' : 'Sq.Ft.'],
    ['Featured', listing.featured ? '1' : random.chance(0.1) ? '' : '0'],
    ['Fitted', isLand ? '' : listing.furnished ? 'Furnished' : 'Unfurnished'],
    ['Parking', isLand ? '' : String(listing.parking)],
    ['Off_Plan', listing.offPlan ? '1' : '0'],
    ['completion_status', listing.offPlan ? 'off_plan' : isLand ? '' : 'completed'],
    ['permit_number', listing.permit],
    ['Tenure', listing.tenure],
    ['Handover', listing.handover],
  ];
  const images = random.chance(0.05) ? [...listing.photos, listing.photos[0] ?? ''] : listing.photos;
  return [
    ...fields.map(element),
    list('Images', random.chance(0.05) ? 'Image' : 'image', images),
    ...(listing.floorPlans.length === 0 ? [] : [list('Floor_Plans', 'Floor_Plan', listing.floorPlans)]),
    list('Facilities', 'facility', listing.facilities),
  ].join('\n');
}

const element = ([name, value]: readonly [string, string]): string =>
  value === '' ? `    <${name}/>` : `    <${name}>${escape(value)}</${name}>`;

const list = (outer: string, inner: string, values: readonly string[]): string =>
  values.length === 0
    ? `    <${outer}/>`
    : `    <${outer}>\n${values.map((value) => `      <${inner}>${escape(value)}</${inner}>`).join('\n')}\n    </${outer}>`;

const cdata = (html: string): string => `<![CDATA[${html}]]>`;

const escape = (text: string): string =>
  text.startsWith('<![CDATA[')
    ? text
    : text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `YYYY-MM-DD HH:MM:SS` without a zone, as these exports write Gulf time. */
const gulfTime = (date: Date): string =>
  new Date(date.getTime() + 4 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
