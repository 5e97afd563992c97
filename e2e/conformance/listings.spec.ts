import { describe, expect, it } from 'vitest';
import { asVisitor } from '../staff.js';

type Row = Record<string, unknown>;

const PROPERTY_FIELDS = [
  'PropertyID',
  'Property_Name',
  'Property_Title',
  'Emirate',
  'Community',
  'Unit_Type',
  'Bedrooms',
  'No_of_Rooms',
  'No_of_Bathroom',
  'Unit_Builtup_Area',
  'unit_measure',
  'Price',
  'Ad_Type',
  'Featured',
  'Imagelink',
  'pagelink',
];

async function rows(path: string): Promise<Row[]> {
  const answer = await asVisitor(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const body: unknown = await answer.json();
  expect(Array.isArray(body)).toBe(true);
  return body as Row[];
}

describe('listings, as the specification words them', () => {
  it.each([
    ['/allprosale', /sale/i],
    ['/allprorent', /rent/i],
  ])('GET %s is a list of properties with all fields', async (path, adType) => {
    const all = await rows(path);
    expect(all.length).toBeGreaterThan(100);
    for (const row of all) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(PROPERTY_FIELDS));
      expect(row.Ad_Type).toMatch(adType);
      expect(['0', '1']).toContain(row.Featured);
    }
    expect(new Set(all.map(({ PropertyID }) => PropertyID)).size).toBe(all.length);
  });

  it('GET /allprosale and /allprorent take the search parameters of /api/properties', async () => {
    const all = await rows('/allprosale');
    const villas = await rows('/allprosale?type=Villa');
    expect(villas.length).toBeGreaterThan(0);
    expect(villas.length).toBeLessThan(all.length);
    expect(new Set(villas.map(({ Unit_Type }) => Unit_Type))).toEqual(new Set(['Villa']));
    const dear = await rows('/allprorent?minPrice=300000');
    for (const { Price } of dear) expect(Number(Price)).toBeGreaterThanOrEqual(300_000);
    const large = await rows('/allprosale?bedrooms=6%2B');
    for (const { Bedrooms } of large) expect(Number(Bedrooms)).toBeGreaterThanOrEqual(6);
  });

  it('GET /singleproperty1/{id} is a list whose first item has Ad_Type, Property_Title and Imagelink', async () => {
    const [wanted] = await rows('/allprosale');
    const [first] = await rows(`/singleproperty1/${String(wanted?.PropertyID)}`);
    expect(first).toMatchObject({ PropertyID: wanted?.PropertyID, Ad_Type: wanted?.Ad_Type });
    expect(first?.Property_Title).toEqual(expect.any(String));
    expect(String(first?.Imagelink)).toContain('/');
  });

  it.each(['99999999', 'nothing', '%3Cscript%3E', '-1', '1e3', '99999999999999999999'])(
    'GET /singleproperty1/%s answers 404 with msg',
    async (id) => {
      const answer = await asVisitor(`/singleproperty1/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ msg: 'Property not found' });
    },
  );
});
