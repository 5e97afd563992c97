import { listPlaces, showPlace } from '@manzil/contracts/http/places';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getProperty,
  matchSearches,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/property-rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { startImportHarness, type ImportHarness } from './import-harness.js';
import { homesXml, placeFeed } from './place-feed.js';

const PLACES = {
  jbr: 'Jumeirah Beach Residence',
  jvc: 'Jumeirah Village Circle',
  jlt: 'Jumeirah Lake Towers',
  'mbr city': 'Mohammed Bin Rashid City',
  'دبي مارينا': 'Dubai Marina',
};

describe.each(['memory', 'postgres'] as const)('places of listings, searched in %s', (engine) => {
  let harness: ImportHarness;
  beforeAll(async () => {
    harness = await startImportHarness({ SEARCH_INDEX: engine });
  });
  afterAll(() => harness.stop());
  beforeEach(() => harness.clear());

  const search = (query: object) =>
    harness.stack.client.request(searchProperties, {
      adType: 'sale',
      pageSize: 48,
      understand: true,
      ...query,
    });
  const referencesOf = async (query: object): Promise<string[]> =>
    (await search(query)).items.map(({ reference }) => reference).sort();
  /** Waits until the search vocabulary is read again. */
  const find = async (q: string, references: string[]): Promise<void> => {
    await waitFor(`${q} finds ${references.join()}`, async () => {
      const found = await referencesOf({ q });
      return JSON.stringify(found) === JSON.stringify([...references].sort());
    });
  };

  it('is one place for every nickname: in searches, facets, suggestions and pages', async () => {
    const homes = Object.values(PLACES).flatMap((community, index) =>
      [1, 2, 3].map((number) => ({ reference: `C-${index}-${number}`, community })),
    );
    await harness.importNow(homesXml(homes), { source: 'canonical' });
    await harness.importNow(await placeFeed('nicknames'), { source: 'nicknames' });
    const known = (index: number) => [1, 2, 3].map((number) => `C-${index}-${number}`);
    // PN-011 is for rent.
    await find('jbr', known(0));
    await find('jvc', [...known(1), 'PN-012']);
    await find('JLT', [...known(2), 'PN-013']);
    await find('دبي مارينا', [...known(4), 'PN-014']);
    await find('mbr city', [...known(3), 'PN-015']);
    expect((await search({ q: 'jbr', adType: 'rent' })).items).toHaveLength(1);

    const { facets } = await search({});
    const communities = Object.values(PLACES).sort();
    expect(facets.community.map(({ value }) => value).sort()).toEqual(communities);
    expect(facets.place.map(({ value }) => value).sort()).toEqual(communities);
    for (const [nickname, name] of Object.entries(PLACES)) {
      const { suggestions } = await harness.stack.client.request(suggestProperties, {
        q: nickname,
        limit: 10,
      });
      for (const each of suggestions.filter(({ kind }) => kind === 'community'))
        expect(communities).toContain(each.name);
      const page = await harness.stack.client.request(showPlace, { place: nickname, adType: 'sale' });
      if (/^[a-z ]+$/.test(nickname)) expect(page).toMatchObject({ movedTo: { slug: placeSlug(name) } });
    }
    const { places } = await harness.stack.client.request(listPlaces, {});
    expect(places.find(({ name }) => name === PLACES.jvc)).toMatchObject({
      communities: [PLACES.jvc],
      listings: 4,
    });
  });

  it('finds a sub-community beside a building, and nothing else by it', async () => {
    const decoys = [1, 2, 3].map((number) => ({
      reference: `D-${number}`,
      community: 'Dubai Marina',
      name: `Marina Tower ${number}`,
    }));
    await harness.importNow(homesXml(decoys), { source: 'decoys' });
    await harness.importNow(await placeFeed('sub-community'), { source: 'finder' });
    await find('Marina Promenade', ['PN-081']);
    await find('marina promenade', ['PN-081']);
    expect(await referencesOf({ location: 'Marina Promenade' })).toEqual(['PN-081']);
    expect(await referencesOf({ location: 'Dubai Marina' })).toHaveLength(4);
    const [card] = (await search({ q: 'Marina Promenade' })).items;
    expect(card).toMatchObject({ name: 'Attessa Test', subCommunity: 'Marina Promenade' });
    const { pagelink = '' } = card ?? {};
    const property = await harness.stack.client.request(getProperty, { pagelink });
    expect(property).toMatchObject({ community: 'Dubai Marina', subCommunity: 'Marina Promenade' });
  });

  it('finds a place by the nickname that a saved search or a link has', async () => {
    await harness.importNow(homesXml([{ reference: 'S-1', community: 'JVC' }]));
    const { client, dataSource } = harness.stack;
    await waitFor('the link', async () => (await referencesOf({ location: 'JVC' })).length === 1);
    await waitFor('the filter', async () => (await referencesOf({ community: ['JVC'] })).length === 1);
    const [{ id }] = await dataSource.query<[{ id: number }]>('SELECT id FROM property');
    const { matches } = await client.request(matchSearches, {
      homes: { ids: [id] },
      most: 5,
      searches: [
        { adType: 'sale', location: 'JVC' },
        { adType: 'sale', location: ['JLT', 'JVC'] },
      ],
    });
    expect(matches.map(({ total }) => total)).toEqual([1, 1]);
  });

  it('never hides the listings of a place behind a word of a feed', async () => {
    await harness.importNow(
      homesXml([
        { reference: 'N-1', community: 'Downtown Dubai' },
        { reference: 'N-2', community: 'Downtown', emirate: 'Sharjah' },
        { reference: 'N-3', community: 'Nowhere Town', name: 'JVC' },
        { reference: 'N-4', community: 'Jumeirah Village Circle' },
        { reference: 'N-5', community: 'Al Furjan', more: '<Sub_Community>JVC Corner</Sub_Community>' },
        { reference: 'N-6', community: 'JBR', emirate: 'Ras Al Khaimah' },
        { reference: 'N-7', community: 'Jumeirah Beach Residence' },
        { reference: 'N-8', community: 'Al Jaddaf' },
        { reference: 'N-9', community: 'Culture Village' },
      ]),
    );
    await waitFor('downtown', async () => (await referencesOf({ q: 'downtown' })).includes('N-1'));
    await waitFor('the circle', async () => (await referencesOf({ q: 'jvc' })).includes('N-4'));
    await find('nowhere town', ['N-3']);
    await find('jbr', ['N-7']);
    // A community whose name is also an alias of a known place does not hide that place.
    await find('culture village', ['N-8', 'N-9']);
    const page = await harness.stack.client.request(showPlace, { place: 'downtown', adType: 'sale' });
    expect(page).toEqual({ movedTo: { slug: 'downtown-dubai', type: null } });
    const { places } = await harness.stack.client.request(listPlaces, {});
    expect(places.find(({ name }) => name === 'Downtown Dubai')).toMatchObject({ listings: 1 });
  });
});
