import { AGENTS } from './agents.js';
import { COMMUNITIES } from './communities.js';
import { pathOf } from './photos.js';

interface CommercialUnit {
  kind: 'Office' | 'Shop' | 'Warehouse';
  isSale: boolean;
  community: string;
  /** sq ft */
  area: number;
  /** AED, a year for rent. */
  price: number;
  title: string;
  description: string;
  /** Stem of a photo of the building; absent without one. */
  photo?: string;
}

const UNITS: readonly CommercialUnit[] = [
  {
    kind: 'Office',
    isSale: false,
    community: 'Business Bay',
    area: 1_450,
    price: 174_000,
    title: 'Fitted office for fourteen desks',
    description:
      '<p>Two meeting rooms, a pantry and a reception, with glass on two sides. The building has valet parking and a café on the ground floor.</p>',
    photo: 'tower-07',
  },
  {
    kind: 'Office',
    isSale: false,
    community: 'DIFC',
    area: 2_300,
    price: 529_000,
    title: 'Corner office under the regulation of the financial centre',
    description:
      '<p>Partitioned for a team of twenty, with raised floors and a server room. Licences of the centre can be registered at this address.</p>',
    photo: 'tower-09',
  },
  {
    kind: 'Office',
    isSale: true,
    community: 'Jumeirah Lake Towers',
    area: 1_020,
    price: 1_480_000,
    title: 'Office beside the lake, let until next summer',
    description:
      '<p>A plain rectangle without columns, easy to divide. The tenant pays four cheques and would like to stay.</p>',
    photo: 'tower-06',
  },
  {
    kind: 'Office',
    isSale: true,
    community: 'Dubai Silicon Oasis',
    area: 870,
    price: 790_000,
    title: 'Shell and core office near the university',
    description: '<p>Handed over without partitions, so that a buyer can plan it from the first line.</p>',
    photo: 'tower-08',
  },
  {
    kind: 'Shop',
    isSale: false,
    community: 'Dubai Marina',
    area: 960,
    price: 288_000,
    title: 'Shop on the promenade with a terrace',
    description:
      '<p>Nine metres of window towards the walk, a grease trap and an extract duct: a café could open here within a month.</p>',
    photo: 'tower-01',
  },
  {
    kind: 'Shop',
    isSale: true,
    community: 'Al Furjan',
    area: 1_180,
    price: 2_650_000,
    title: 'Corner shop below forty apartments',
    description: '<p>Let to a pharmacy for three more years. Customers park in front of the door.</p>',
    photo: 'tower-04',
  },
  {
    kind: 'Warehouse',
    isSale: false,
    community: 'Dubai South',
    area: 12_400,
    price: 496_000,
    title: 'Warehouse with two loading docks, near the airport',
    description:
      '<p>Nine metres of clear height, a mezzanine with offices, and 150 kW of power. Lorries of 18 metres can turn in the yard.</p>',
  },
  {
    kind: 'Warehouse',
    isSale: true,
    community: 'Dubai South',
    area: 8_600,
    price: 4_150_000,
    title: 'Insulated warehouse with a yard',
    description: '<p>Ready for cold storage: insulated walls, drains in the floor, and a generator.</p>',
  },
];

/** Offices, shops and warehouses: the names and values of their fields, and their photos. */
export const COMMERCIAL = UNITS.map((unit, index) => {
  const number = index + 1;
  const agent = AGENTS[index % AGENTS.length];
  const community = COMMUNITIES.find(({ name }) => name === unit.community);
  if (agent === undefined || community === undefined) throw new RangeError(`No ${unit.community}`);
  const listed = `2026-0${String(1 + (index % 8))}-1${String(index % 10)} 09:30:00`;
  const fields: [string, string][] = [
    ['Ad_Type', unit.isSale ? 'Sale' : 'Rent'],
    ['Unit_Type', unit.kind],
    ['Unit_Builtup_Area', String(unit.area)],
    ['Property_Title', unit.title],
    ['Web_Remarks', `<![CDATA[${unit.description}]]>`],
    ['Emirate', community.emirate],
    ['Community', community.name],
    ['Property_Name', community.places[index % community.places.length] ?? ''],
    ['Property_Ref_No', `MZ-C-${String(100 + number)}`],
    ['Listing_Agent', agent.name],
    ['Listing_Agent_Phone', agent.phone],
    ['Listing_Agent_Email', agent.email],
    ['Listing_Agent_Photo', agent.photo],
    ['Listing_Agent_BRN', agent.licence],
    ['Listing_Date', listed],
    ['Last_Updated', listed],
    ['Price', String(unit.price)],
    ['Frequency', unit.isSale ? '' : 'per year'],
    ['Cheques', unit.isSale ? '' : '4'],
    ['Latitude', (community.latitude + index * 0.0004).toFixed(5)],
    ['Longitude', (community.longitude - index * 0.0003).toFixed(5)],
    ['unit_measure', 'Sq.Ft.'],
    ['Off_Plan', '0'],
    ['completion_status', 'completed'],
    ['permit_number', `7148${String(220_100 + number * 37)}`],
    ['Tenure', unit.isSale ? 'Freehold' : ''],
  ];
  return { fields, photos: unit.photo === undefined ? [] : [pathOf(unit.photo)] };
});
