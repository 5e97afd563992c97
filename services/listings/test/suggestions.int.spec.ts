import { searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { kmBetween, type Point } from '@manzil/dubai/distance';
import { readLandmarks, readSchools, readStations } from '@manzil/dubai/landmarks';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DevelopmentEntity } from '../src/development/development.entity.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

/** Community, building, title, latitude and longitude. */
const HOMES = [
  ['Jumeirah Village Circle', 'Circle Nine', 'Bright flat', 25.058, 55.209],
  ['Jumeirah Lake Towers', 'Heron Tower', 'Lake view', 25.0705, 55.1389],
  ['Jumeirah Beach Residence', 'Sandbar One', 'Beach home', 25.0786, 55.1336],
  ['Jumeirah Golf Estates', 'Redwood Rise', 'Golf home', 25.02, 55.201],
  ['Dubai Silicon Oasis', 'Axis House', 'Quiet corner', 25.121, 55.377],
  ['Mohammed Bin Rashid City', 'Crystal Bank', 'Near the lagoon', 25.17, 55.3],
  ['Palm Jumeirah', 'Palm Lantern', 'Beach access', 25.1124, 55.139],
  ['Downtown Dubai', 'Opaline Boulevard', 'Old Town home with a view of Burj Khalifa', 25.1972, 55.2743],
  ['Dubai Marina', 'Marina Crest Tower', 'Five minutes from Dubai Mall by metro', 25.0805, 55.1403],
  ['Dubai Hills Estate', 'Golf Grove', 'Park view', 25.1025, 55.2389],
  ['Dubai Internet City', 'Web Court', 'Work near home', 25.1021, 55.1738],
  ['Al Barsha', 'Barsha Court', 'School district', 25.109, 55.1892],
] as const;

const TYPED = [
  ...['jvc', 'jlt', 'jbr', 'jge', 'dso', 'mbr', 'the palm', 'JVC', 'jv', 'palm'],
  ...['downtwon', 'dubai marnia', 'dubai hils', 'jumeira vilage circle', 'dubai-marina'],
  ...['burj khalifa', 'dubai mall', 'old town', 'near metro', 'near the metro', 'internet city metro'],
  ...[
    'walking distance to metro',
    '10 minutes from Internet City metro',
    'near dubai mall',
    'قريب من المترو',
  ],
  ...['mz-s-1217', 'MZ S 1217', 'mz-s-12', '1217', '7116028173'],
  ...['linden park', 'Saffron Quay', 'marina crest', 'noor', 'Noor Al-Amin', 'lee'],
  ...['3 bed v', 'villa in dub', '2 bed mar', '2 bed dubai ma', 'villa with po', 'studio', 'furnished'],
  ...['دبي مارينا', 'دبي مار', 'نخلة جميرا', 'قرية جميرا', 'جي في سي', 'شقة في دبي'],
  ...['emaar', 'pool', 'quiet', 'under 2m', 'no pool', 'villa or townhouse'],
];

describe('suggestions', () => {
  let stack: ListingsStack;

  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 480);
    for (const [at, [community, name, title, latitude, longitude]] of HOMES.entries())
      await stack.dataSource.query(
        `UPDATE property SET community = $2, name = $3, title = $4, latitude = $5, longitude = $6, sub_community = NULL
         WHERE abs(hashint4(id)) % $7 = $1`,
        [at, community, name, title, latitude, longitude, HOMES.length],
      );
    await stack.dataSource.query(
      `UPDATE property SET reference = 'MZ-S-1217', permit_number = '7116028173'
       WHERE id = (SELECT max(id) FROM property WHERE ad_type = 'sale' AND withdrawn_at IS NULL)`,
    );
    const projects = ['Linden Park Residences', 'Saffron Quay'].map((name, position) => ({
      ...{ name, position, location: 'Dubai Marina', developerName: 'Emaar', price: null, bannerImage: '' },
      ...{ floorPlan: null, brochure: null, completion: '', videoUrl: null, mapUrl: null, description: '' },
      ...{ paymentPlan: '', facilities: '', keyFeatures: '', updatedBy: '', live: true },
      pagelink: name.toLowerCase().replaceAll(' ', '-'),
    }));
    await stack.dataSource.getRepository(DevelopmentEntity).insert(projects);
    await waitFor('the words of the listings', async () => {
      const { understood } = await search('Web Court pool');
      return understood?.rest === '' && understood.provisional === undefined;
    });
  });
  afterAll(() => stack.stop());

  const search = (q: string, adType: 'sale' | 'rent' = 'sale') =>
    stack.client.request(searchProperties, { adType, q, pageSize: 48, understand: true });
  /** The list that the text leads to; a reference may belong to the other one. */
  const listOf = async (q: string, adType: 'sale' | 'rent') => {
    const found = await search(q, adType);
    const { adType: stated = adType } = found.understood?.filters ?? {};
    return stated === adType ? found : search(q, stated);
  };
  const suggest = (q: string, adType: 'sale' | 'rent' = 'sale') =>
    stack.client.request(suggestProperties, { q, adType });

  it.each(TYPED)('say for "%s" how many homes the search for it finds, and are not empty', async (q) => {
    for (const adType of ['sale', 'rent'] as const) {
      const { search: offered, suggestions, named, sentences } = await suggest(q, adType);
      const { total } = await listOf(q, adType);
      expect(offered).toEqual({ text: q, count: total });
      const isEmpty = total + suggestions.length + named.length + sentences.length === 0;
      if (adType === 'sale') expect(isEmpty).toBe(false);
    }
  });

  it.each([
    ['jvc', 'Jumeirah Village Circle'],
    ['jge', 'Jumeirah Golf Estates'],
    ['jb', 'Jumeirah Beach Residence'],
    ['downtwon', 'Downtown Dubai'],
    ['dubai hils', 'Dubai Hills Estate'],
    ['dubai-marina', 'Dubai Marina'],
    ['the palm', 'Palm Jumeirah'],
    ['burj khalifa', 'Downtown Dubai'],
    ['نخلة جميرا', 'Palm Jumeirah'],
  ])('name for "%s" the place %s with its homes', async (q, name) => {
    const { suggestions } = await suggest(q);
    const found = suggestions.find((each) => each.name === name);
    const { total } = await stack.client.request(searchProperties, { adType: 'sale', location: name });
    expect(found).toMatchObject({ kind: 'community', count: total });
    expect(total).toBeGreaterThan(0);
  });

  it('leads from a misspelt name to the homes of its place', async () => {
    const homes = await stack.client.request(searchProperties, {
      adType: 'sale',
      location: 'Dubai Hills Estate',
    });
    const found = await search('dubai hils');
    expect(found.understood).toMatchObject({ filters: { location: ['Dubai Hills Estate'] }, rest: '' });
    expect(found.total).toBe(homes.total);
  });

  it.each([
    ['near metro', readStations().filter(({ kind }) => kind === 'metro')],
    ['قريب من المترو', readStations().filter(({ kind }) => kind === 'metro')],
    [
      '10 minutes from internet city metro',
      readStations().filter(({ name }) => name === 'Dubai Internet City'),
    ],
    ['near a school', readSchools()],
    ['near dubai mall', readLandmarks().filter(({ name }) => name === 'Dubai Mall')],
  ])('find for "%s" the homes within a kilometre and no others', async (q, points) => {
    const { items, total } = await search(q);
    const homes = await stack.dataSource.query<Point[]>(
      `SELECT latitude, longitude FROM property
       WHERE ad_type = 'sale' AND withdrawn_at IS NULL AND latitude IS NOT NULL`,
    );
    const isNear = (home: Point): boolean => points.some((point) => kmBetween(home, point) <= 1);
    expect(total).toBe(homes.filter(isNear).length);
    expect(total).toBeGreaterThan(0);
    expect(
      items.every(({ latitude, longitude }) =>
        isNear({ latitude: latitude ?? 0, longitude: longitude ?? 0 }),
      ),
    ).toBe(true);
  });

  it('complete the name of a landmark to the homes near it', async () => {
    const { sentences } = await suggest('dubai ma');
    const { total } = await search('near Dubai Mall');
    expect(sentences).toContainEqual({ text: 'near Dubai Mall', count: total });
  });

  it('name an agent with the homes of the agent', async () => {
    const { named } = await suggest('noor');
    const agent = named.find(({ kind }) => kind === 'agent');
    if (agent?.kind !== 'agent') throw new Error('no agent');
    const { total } = await stack.client.request(searchProperties, { adType: 'sale', agent: agent.keys });
    expect(agent).toMatchObject({ name: 'Noor  Al-Amin', count: total });
    expect(total).toBeGreaterThan(0);
  });

  it.each(['noor', 'Noor Al-Amin', 'noor al amin'])('find for "%s" the homes of the agent', async (q) => {
    const { total, understood } = await search(q);
    const agent = understood?.filters.agent ?? [];
    expect(total).toBe((await stack.client.request(searchProperties, { adType: 'sale', agent })).total);
    expect([total > 0, understood?.rest]).toEqual([true, '']);
  });

  it.each(['1217', 'mz-s-1217', 'MZ S 1217'])('find for "%s" the listing, from either list', async (q) => {
    const found = await search(q);
    expect(found.items.map(({ reference }) => reference)).toEqual(['MZ-S-1217']);
    const other = await search(q, 'rent');
    expect([other.total, other.understood?.filters.adType]).toEqual([0, 'sale']);
  });

  it('name projects that are live, by their name and their developer', async () => {
    expect((await suggest('linden')).named).toMatchObject([
      { kind: 'development', name: 'Linden Park Residences', pagelink: 'linden-park-residences' },
    ]);
    expect((await suggest('emaar')).named).toHaveLength(2);
    await stack.dataSource.query(`UPDATE development SET live = false WHERE name = 'Saffron Quay'`);
    expect((await suggest('saffron')).named).toEqual([]);
  });

  it.each(['1217', 'mz-s-12', 'MZ S 1217', '7116028173'])(
    'name the listing MZ-S-1217 for "%s"',
    async (q) => {
      const { named } = await suggest(q);
      expect(named).toContainEqual(expect.objectContaining({ kind: 'listing', reference: 'MZ-S-1217' }));
      expect((await suggest('217')).named).not.toContainEqual(
        expect.objectContaining({ reference: 'MZ-S-1217' }),
      );
    },
  );

  it.each(['marina prom', 'Promenade', 'marina promenade'])('name for "%s" the sub-community', async (q) => {
    await stack.dataSource.query(
      `UPDATE property SET sub_community = 'Marina Promenade' WHERE community = 'Dubai Marina' AND id % 2 = 0`,
    );
    const isOffered = async (): Promise<boolean> =>
      (await suggest(q)).suggestions.some(({ name }) => name === 'Marina Promenade');
    await waitFor('the sub-community', isOffered);
    const { suggestions } = await suggest(q);
    const { total } = await stack.client.request(searchProperties, {
      adType: 'sale',
      location: 'Marina Promenade',
    });
    expect(suggestions.find(({ name }) => name === 'Marina Promenade')).toEqual({
      ...{ kind: 'building', name: 'Marina Promenade', community: 'Dubai Marina', emirate: 'Dubai' },
      count: total,
    });
    expect(total).toBeGreaterThan(0);
  });

  it('count the homes of the text as a place for the box of the home page', async () => {
    const { search: offered } = await stack.client.request(suggestProperties, {
      q: 'marina',
      adType: 'sale',
      field: 'location',
    });
    const { total } = await stack.client.request(searchProperties, { adType: 'sale', location: 'marina' });
    expect(offered).toEqual({ text: 'marina', count: total });
  });

  it('count the homes of the list that the text states', async () => {
    const { search: offered } = await suggest('studio for rent', 'sale');
    expect(offered?.count).toBe((await search('studio for rent', 'rent')).total);
  });

  it('find a home by its permit number, and by its reference with blanks', async () => {
    for (const q of ['7116028173', 'mz s 1217']) {
      const { items } = await search(q);
      expect(items.map(({ reference }) => reference)).toEqual(['MZ-S-1217']);
    }
  });
});
