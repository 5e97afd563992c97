import { listUnresolvedPlaces, resolvePlace } from '@manzil/contracts/http/places';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createListing, overrideListing } from '@manzil/contracts/http/managed-listings';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { getManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { ResolvePlaceNames1798930100000 } from '../src/migrations/1798930100000-resolve-place-names.js';
import { resolveListings } from '../src/place/resolve-listings.js';
import { PropertyEntity } from '../src/property/property.entity.js';
import { startImportHarness, type ImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { homesXml, placeFeed } from './place-feed.js';
import { insertListings } from './some-listings.js';

describe('resolving the places of listings', () => {
  let harness: ImportHarness;
  beforeAll(async () => {
    harness = await startImportHarness();
  });
  afterAll(() => harness.stop());
  beforeEach(() => harness.clear());

  const rows = () =>
    harness.stack.dataSource.getRepository(PropertyEntity).find({ order: { reference: 'ASC' } });
  const placesOf = async () =>
    (await rows()).map(({ reference, emirate, community }) => [reference, emirate, community]);
  const migrate = async (): Promise<void> => {
    const runner = harness.stack.dataSource.createQueryRunner();
    try {
      await new ResolvePlaceNames1798930100000().up(runner);
    } finally {
      await runner.release();
    }
  };

  it('resolves emirates, and derives one that is not stated', async () => {
    await harness.importNow(await placeFeed('emirates'));
    expect((await rows()).map(({ emirate }) => emirate)).toEqual([
      ...['Dubai', 'Ras Al Khaimah', 'Abu Dhabi', 'Dubai', 'Dubai', 'Dubai'],
    ]);
    expect(new Set((await rows()).map(({ community }) => community))).toEqual(new Set(['Al Furjan']));
  });

  it.each([
    [
      'bayut',
      `<Properties><Property><Property_Ref_No>B-1</Property_Ref_No><Property_purpose>Buy</Property_purpose>
       <Property_Type>Apartment</Property_Type><Property_Status>live</Property_Status><City>UAE</City>
       <Locality>Dubai - JLT</Locality><Sub_Locality>Cluster A</Sub_Locality><Tower_Name>Tower</Tower_Name>
       <Property_Title>Home</Property_Title></Property></Properties>`,
      'Cluster A',
    ],
    [
      'csv',
      'Property_Ref_No,Ad_Type,Unit_Type,Property_Title,Emirate,Community,Sub_Community\nB-1,Sale,Apartment,Home,dxb, jlt ,Cluster A',
      'Cluster A',
    ],
    [
      'json',
      JSON.stringify([
        {
          ...{ Property_Ref_No: 'B-1', Ad_Type: 'Sale', Unit_Type: 'Apartment', Property_Title: 'Home' },
          ...{ Emirate: 'دبي', Community: 'Jumeirah Lakes Towers (JLT)', Sub_Community: 'Cluster A' },
        },
      ]),
      'Cluster A',
    ],
    [
      'kyero',
      `<root><kyero><feed_version>3</feed_version></kyero><property><id>1</id><ref>B-1</ref><price>1</price>
       <price_freq>sale</price_freq><type>Apartment</type><town>J.L.T</town><province>Dubai, UAE</province></property></root>`,
      null,
    ],
    [
      'reso',
      JSON.stringify({
        value: [
          {
            ...{ ListingKey: 'B-1', ListingId: 'B-1', StandardStatus: 'Active', PropertyType: 'Residential' },
            ...{
              PropertySubType: 'Apartment',
              City: 'U.A.E.',
              SubdivisionName: 'Jumeirah Lake Towers - JLT',
            },
          },
        ],
      }),
      null,
    ],
  ])('resolves the places of %s', async (_format, body, subCommunity) => {
    const run = await harness.importNow(body);
    expect(run.counts).toMatchObject({ added: 1 });
    const [row] = await rows();
    expect(row).toMatchObject({ emirate: 'Dubai', community: 'Jumeirah Lake Towers', subCommunity });
    expect(row?.title).not.toMatch(/J\.?L\.?T/);
  });

  it('resolves what staff write and lock', async () => {
    const created = await harness.stack.client.request(createListing, {
      values: {
        ...{ title: 'By hand', name: '', description: '', emirate: 'UAE', community: 'JVC ', adType: 'sale' },
        ...{ unitType: 'Apartment', bedrooms: 1, rooms: null, bathrooms: null, builtUpArea: null },
        ...{ plotArea: null, price: 1, rentFrequency: null, cheques: null, serviceCharge: null },
        ...{ featured: false, images: [], floorPlans: [], amenities: [], agent: null, coordinates: null },
        ...{ permitNumber: null, completionStatus: null, furnishing: null, parking: null, developer: null },
        ...{ videoUrl: null, view360Url: null, reference: 'HAND-7', subCommunity: 'District 12' },
      },
      publish: true,
    });
    expect(created).toMatchObject({
      ...{ emirate: 'Dubai', community: 'Jumeirah Village Circle', subCommunity: 'District 12' },
    });
    await harness.importNow(homesXml([{ reference: 'L-1', community: 'JVC' }]));
    const id = (await rows()).find(({ reference }) => reference === 'L-1')?.id ?? 0;
    const locked = await harness.stack.client.request(overrideListing, {
      id,
      overrides: { community: 'jlt', subCommunity: 'Cluster B' },
    });
    expect(locked).toMatchObject({
      community: 'Jumeirah Lake Towers',
      overrides: { community: 'Jumeirah Lake Towers', subCommunity: 'Cluster B' },
    });
  });

  it('migrates stored listings in batches of their own, and notifies the copies and the pages', async () => {
    const { client, dataSource, nats } = harness.stack;
    await insertListings(dataSource, 2_500);
    await dataSource.query(`UPDATE property SET community = 'JVC', emirate = 'Dubai, UAE', version = 1`);
    await migrate();
    const [after] = await dataSource.query<[{ batches: number; places: string[]; versions: number[] }]>(
      `SELECT count(DISTINCT xmin::text)::int AS batches, array_agg(DISTINCT emirate || '/' || community) AS places,
         array_agg(DISTINCT version) AS versions FROM property`,
    );
    expect(after).toEqual({
      batches: 3,
      places: ['Dubai/Jumeirah Village Circle'],
      versions: [2],
    });
    const live = (await rows()).filter(({ withdrawnAt }) => withdrawnAt === null);
    await waitFor('the events of all public listings', async () => {
      const events = (await storedEvents(nats, propertiesChanged.subject)) as { changes: { id: number }[] }[];
      const published = new Set(events.flatMap(({ changes }) => changes.map(({ id }) => id)));
      return live.every(({ id }) => published.has(id));
    });
    const { total } = await client.request(searchProperties, {
      ...{ adType: 'sale', location: 'Jumeirah Village Circle' },
    });
    expect(total).toBe(live.filter(({ adType }) => adType === 'sale').length);
    // A second start finds nothing to do.
    await migrate();
    const [{ again }] = await dataSource.query<[{ again: number }]>(
      'SELECT count(*)::int AS again FROM property WHERE version > 2',
    );
    expect(again).toBe(0);
  });

  it('writes nothing when an unchanged feed follows the migration', async () => {
    const body = homesXml([
      { reference: 'M-1', community: 'JVC', emirate: 'DXB' },
      { reference: 'M-2', community: 'Nowhere Town' },
    ]);
    await harness.importNow(body);
    // As stored by the previous release.
    await harness.stack.dataSource.query(
      "UPDATE property SET community = 'JVC', emirate = 'DXB', content_hash = 'old' WHERE reference = 'M-1'",
    );
    await migrate();
    const before = await rows();
    const run = await harness.importNow(`${body} `);
    expect(run.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const after = await rows();
    expect(after.map(({ version, updatedAt }) => [version, updatedAt])).toEqual(
      before.map(({ version, updatedAt }) => [version, updatedAt]),
    );
    // The new hash is stored, so the next run compares no rows.
    expect(after.find(({ reference }) => reference === 'M-1')?.contentHash).not.toBe('old');
  });

  it('stores a sub-community that the previous release has not read', async () => {
    const home = { reference: 'M-3', community: 'JVC', name: 'Tower' };
    await harness.importNow(homesXml([home]));
    const run = await harness.importNow(
      homesXml([{ ...home, more: '<Sub_Community>District 12</Sub_Community>' }]),
    );
    expect(run.counts).toMatchObject({ changed: 1 });
    expect(await rows()).toMatchObject([{ subCommunity: 'District 12' }]);
    expect((await harness.importNow(homesXml([home]))).counts).toMatchObject({ changed: 1 });
    expect(await rows()).toMatchObject([{ subCommunity: null }]);
  });

  it('resolves locks and what the feed says below them', async () => {
    await harness.importNow(homesXml([{ reference: 'L-2', community: 'Al Furjan' }]));
    const [row] = await rows();
    const id = row?.id ?? 0;
    await harness.stack.client.request(overrideListing, { id, overrides: { community: 'Mirdif' } });
    await harness.stack.dataSource.query(
      `UPDATE property SET community = 'JVC', overrides = overrides || '{"community": "JVC"}',
         feed_values = feed_values || '{"community": "JLT"}'`,
    );
    await migrate();
    const managed = await harness.stack.client.request(getManagedProperty, { pagelink: row?.pagelink ?? '' });
    expect(managed).toMatchObject({
      managed: {
        overrides: { community: 'Jumeirah Village Circle' },
        feed: { values: { community: 'Jumeirah Lake Towers' } },
      },
    });
  });

  it('restores known names when a run of the previous release is undone', async () => {
    await harness.importNow(homesXml([{ reference: 'R-1', community: 'JVC' }]));
    await harness.importNow(homesXml([{ reference: 'R-1', community: 'Mirdif' }]));
    await harness.stack.dataSource.query(
      `UPDATE import_change SET before = before || '{"community": "JVC"}' WHERE kind = 'changed'`,
    );
    const [{ id }] = await harness.stack.dataSource.query<[{ id: string }]>(
      'SELECT id FROM import_run ORDER BY revision DESC LIMIT 1',
    );
    const { run } = await harness.stack.client.request(rollBackImport, { id, by: 'noor' });
    await endOfRun(harness.stack.client, run.id);
    expect(await placesOf()).toEqual([['R-1', 'Dubai', 'Jumeirah Village Circle']]);
  });

  it('lists unknown names, and applies the choice of staff at once and to the next runs', async () => {
    const { client } = harness.stack;
    const body = homesXml([
      { reference: 'U-1', community: 'The Nook' },
      { reference: 'U-2', community: 'The Nook' },
      { reference: 'U-3', community: 'Al Furjan', emirate: 'Dubayland' },
      { reference: 'U-4', community: 'Old Quarter' },
      { reference: 'U-5', community: 'JVC' },
    ]);
    await harness.importNow(body);
    const list = async () => (await client.request(listUnresolvedPlaces, {})).names;
    expect(await list()).toEqual([
      { kind: 'community', name: 'The Nook', listings: 2, references: ['U-1', 'U-2'], kept: false },
      { kind: 'emirate', name: 'Dubayland', listings: 1, references: ['U-3'], kept: false },
      { kind: 'community', name: 'Old Quarter', listings: 1, references: ['U-4'], kept: false },
    ]);
    const choose = (kind: 'community' | 'emirate', name: string, place: string | null) =>
      client.request(resolvePlace, { kind, name, place, by: 'noor' });
    expect(await choose('community', 'The Nook', 'Mirdif')).toEqual({ listings: 2 });
    expect(await choose('emirate', 'Dubayland', 'Dubai')).toEqual({ listings: 1 });
    expect(await choose('community', 'Old Quarter', null)).toEqual({ listings: 0 });
    const resolved = [
      ['U-1', 'Dubai', 'Mirdif'],
      ['U-2', 'Dubai', 'Mirdif'],
      ['U-3', 'Dubai', 'Al Furjan'],
      ['U-4', 'Dubai', 'Old Quarter'],
      ['U-5', 'Dubai', 'Jumeirah Village Circle'],
    ];
    expect(await placesOf()).toEqual(resolved);
    expect(await list()).toEqual([
      { kind: 'community', name: 'Old Quarter', listings: 1, references: ['U-4'], kept: true },
    ]);
    // The same feed is resolved by the choices, so nothing changes.
    expect((await harness.importNow(body)).counts).toMatchObject({ changed: 0, unchanged: 5 });
    await harness.importNow(homesXml([{ reference: 'U-6', community: 'the nook' }]), { source: 'another' });
    expect(await placesOf()).toEqual([...resolved, ['U-6', 'Dubai', 'Mirdif']]);
    // A kept name may still become a known place.
    expect(await choose('community', 'Old Quarter', 'Deira')).toEqual({ listings: 1 });
    expect(await list()).toEqual([]);
  });

  it('refuses a choice that would take a name away from another place', async () => {
    const { client } = harness.stack;
    await harness.importNow(homesXml([{ reference: 'U-7', community: 'Downtown', emirate: 'Sharjah' }]));
    const choose = (name: string, place: string | null, kind: 'community' | 'emirate' = 'community') =>
      client.request(resolvePlace, { kind, name, place, by: 'noor' });
    await expect(choose('Downtown', null)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(choose('JVC', 'Dubai Marina')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(choose('Atlantis', 'Nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(choose('Dubayy Land', 'Mirdif', 'emirate')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await placesOf()).toEqual([['U-7', 'Sharjah', 'Downtown']]);
  });

  it('resolves nothing that belongs to another place than the one asked for', async () => {
    const { dataSource } = harness.stack;
    await insertListings(dataSource, 20);
    expect(await resolveListings(dataSource.manager, new Outbox(), { place: 'Mirdif' })).toBe(0);
    expect(await resolveListings(dataSource.manager, new Outbox())).toBeGreaterThan(0);
  });
});
