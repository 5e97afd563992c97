import {
  searchManagedListings,
  correctListings,
  correctListing,
  overrideListing,
} from '@manzil/contracts/http/managed-listings';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { approveImport, rollBackImport } from '@manzil/contracts/http/import-runs';
import type { LockedField, Overrides } from '@manzil/contracts/listings/overrides';
import { getManagedProperty, type ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { Property } from '@manzil/contracts/listings/property';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { LOCKED_FIELDS } from '../src/property/locks/locked-columns.js';
import { feedXml, someListings } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';

const agent = (name: string) => ({ name, phone: null, email: null, photo: null, licence: null });

/** Holds for each field the value of staff, two values of the feed, and the element of the feed. */
const FIELDS: Record<LockedField, { ours: unknown; theirs: [unknown, unknown]; element: string }> = {
  title: { ours: 'Our title', theirs: ['T 1', 'T 2'], element: 'Property_Title' },
  featured: { ours: true, theirs: [false, false], element: 'Featured' },
  reference: { ours: 'OURS-1', theirs: ['F-1', 'F-1'], element: '' },
  name: { ours: 'Our tower', theirs: ['N 1', 'N 2'], element: 'Property_Name' },
  description: { ours: '<p>Ours</p>', theirs: ['<p>D 1</p>', '<p>D 2</p>'], element: 'Web_Remarks' },
  emirate: { ours: 'Sharjah', theirs: ['Dubai', 'Ajman'], element: 'Emirate' },
  community: { ours: 'Dubai Marina', theirs: ['Al Furjan', 'Mirdif'], element: 'Community' },
  subCommunity: { ours: 'Marina Promenade', theirs: [null, 'Part 2'], element: 'Sub_Community' },
  adType: { ours: 'rent', theirs: ['sale', 'sale'], element: '' },
  unitType: { ours: 'Penthouse', theirs: ['Apartment', 'Villa'], element: 'Unit_Type' },
  bedrooms: { ours: 5, theirs: [1, 2], element: 'Bedrooms' },
  rooms: { ours: 6, theirs: [2, 3], element: 'No_of_Rooms' },
  bathrooms: { ours: 4, theirs: [1, 2], element: 'No_of_Bathroom' },
  builtUpArea: { ours: 999.5, theirs: [500, 600], element: 'Unit_Builtup_Area' },
  plotArea: { ours: 2_000, theirs: [null, 3_000], element: 'Plot_Area' },
  price: { ours: 1_750_000, theirs: [1_000_000, 1_100_000], element: 'Price' },
  cheques: { ours: 2, theirs: [null, 4], element: 'Cheques' },
  serviceCharge: { ours: 15.5, theirs: [null, 20], element: 'Service_Charge' },
  images: {
    ours: ['/uploads/ours.webp', 'https://photos.example/b.jpg', 'https://photos.example/a.jpg'],
    theirs: [
      ['https://photos.example/a.jpg', 'https://photos.example/b.jpg'],
      ['https://photos.example/c.jpg'],
    ],
    element: 'Images',
  },
  floorPlans: {
    ours: ['/uploads/plan.webp'],
    theirs: [[], ['https://photos.example/p.jpg']],
    element: 'Floor_Plans',
  },
  amenities: { ours: ['Sauna'], theirs: [['Gym'], ['Gym', 'Pool']], element: 'Facilities' },
  agent: {
    ours: agent('Our adviser'),
    theirs: [agent('Feed One'), agent('Feed Two')],
    element: 'Listing_Agent',
  },
  coordinates: {
    ours: { latitude: 25.2, longitude: 55.3 },
    theirs: [null, { latitude: 25, longitude: 55 }],
    element: 'Latitude',
  },
  permitNumber: { ours: '777', theirs: [null, '111'], element: 'Permit_Number' },
  completionStatus: { ours: 'off_plan', theirs: [null, 'completed'], element: 'Completion_Status' },
  furnishing: { ours: 'partly', theirs: [null, 'furnished'], element: 'Furnished' },
  tenure: { ours: 'leasehold', theirs: [null, 'freehold'], element: 'Tenure' },
  handoverYear: { ours: 2028, theirs: [null, 2027], element: 'Handover' },
  parking: { ours: 3, theirs: [null, 1], element: 'Parking' },
  developer: { ours: 'Ours Ltd', theirs: [null, 'Theirs Ltd'], element: 'Developer' },
  videoUrl: {
    ours: 'https://video.example/ours',
    theirs: [null, 'https://video.example/theirs'],
    element: 'Video',
  },
  view360Url: {
    ours: 'https://tour.example/ours',
    theirs: [null, 'https://tour.example/theirs'],
    element: 'View360',
  },
};

function elementOf(element: string, value: unknown): string {
  if (element === '' || value === null) return '';
  if (element === 'Images')
    return `<Images>${(value as string[]).map((url) => `<Image>${url}</Image>`).join('')}</Images>`;
  if (element === 'Facilities')
    return `<Facilities>${(value as string[]).map((name) => `<Facility>${name}</Facility>`).join('')}</Facilities>`;
  if (element === 'Floor_Plans')
    return (value as string[]).length === 0
      ? ''
      : `<Floor_Plans>${(value as string[]).join(',')}</Floor_Plans>`;
  if (element === 'Listing_Agent')
    return `<Listing_Agent>${(value as { name: string }).name}</Listing_Agent>`;
  if (element === 'Web_Remarks') return `<Web_Remarks><![CDATA[${value as string}]]></Web_Remarks>`;
  if (element === 'Latitude') {
    const { latitude, longitude } = value as { latitude: number; longitude: number };
    return `<Latitude>${latitude}</Latitude><Longitude>${longitude}</Longitude>`;
  }
  return `<${element}>${value === true ? 1 : value === false ? 0 : (value as string)}</${element}>`;
}

const feed = (version: 0 | 1, references = ['F-1']): string => {
  const fields = LOCKED_FIELDS.map((field) =>
    elementOf(FIELDS[field].element, FIELDS[field].theirs[version]),
  ).join('');
  const listings = references.map(
    (reference) =>
      `<Listing><Ad_Type>Sale</Ad_Type><Property_Ref_No>${reference}</Property_Ref_No>${fields}</Listing>`,
  );
  return `<Listings>${listings.join('')}</Listings>`;
};

const OURS = Object.fromEntries(LOCKED_FIELDS.map((field) => [field, FIELDS[field].ours])) as Overrides;
const feedSide = (version: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(LOCKED_FIELDS.map((field) => [field, FIELDS[field].theirs[version]]));

describe('the fields that staff lock', () => {
  const harness = setUpImportHarness();
  let id = 0;
  let pagelink = '';

  /** Selects the listing that the other functions read and correct. */
  const select = async (reference: string): Promise<void> => {
    const { items } = await harness.stack.client.request(searchManagedListings, { q: reference });
    ({ id = 0, pagelink = '' } = items.find((item) => item.reference === reference) ?? {});
  };
  const managed = async (): Promise<{ property: Property; managed: ManagedProperty }> =>
    harness.stack.client.request(getManagedProperty, { pagelink });
  /** Reads the row itself, because pages do not show a photo before media has a copy. */
  const stored = async (): Promise<Record<string, unknown>> => {
    const [row] = await harness.stack.dataSource.query<Record<string, unknown>[]>(
      'SELECT images, floor_plans AS "floorPlans" FROM property WHERE id = $1',
      [id],
    );
    const { property } = await managed();
    const { latitude, longitude } = property;
    return {
      ...property,
      ...row,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    };
  };
  const correct = (set: Overrides, lift: LockedField[] = [], reason = '') =>
    harness.stack.client.request(correctListing, { id, set, lift, reason });
  const rollBack = async (run: string) => {
    const { run: undoing } = await harness.stack.client.request(rollBackImport, { id: run, by: 'admin' });
    await endOfRun(harness.stack.client, undoing.id);
  };

  beforeEach(async () => {
    await harness.importNow(feed(0));
    await select('F-1');
  });

  it('stay through imports and their rollback, beside what the feed says, and follow it again', async () => {
    const { importNow, stack } = harness;
    expect(await stored()).toMatchObject(feedSide(0));
    await correct(OURS, [], 'The owner said so');
    expect(await stored()).toMatchObject(OURS);
    const run = await importNow(feed(1));
    expect(run).toMatchObject({ state: 'done', counts: { changed: 1 } });
    expect(await stored()).toMatchObject(OURS);
    const { featured: _featured, title, ...others } = feedSide(1);
    const shown = (await managed()).managed;
    expect(shown.feed).toMatchObject({ title, featured: false, values: others });
    expect(shown.overrides).toEqual(OURS);
    expect(shown.locks.map(({ reason }) => reason)).toEqual(LOCKED_FIELDS.map(() => 'The owner said so'));
    await rollBack(run.id);
    expect(await stored()).toMatchObject(OURS);
    await importNow(feed(1));
    await correct({}, [...LOCKED_FIELDS]);
    expect(await stored()).toMatchObject(feedSide(1));
    expect((await managed()).managed).toMatchObject({ overrides: {}, locks: [] });
    await stack.client.request(overrideListing, { id, overrides: {} });
  });

  it('hold each field alone, and all others follow the feed', async () => {
    const { importNow } = harness;
    // One listing per field, so that two imports show all of them.
    const referenceOf = (field: LockedField): string => `F-${field}`;
    const references = LOCKED_FIELDS.map(referenceOf);
    await importNow(feed(0, references), { source: 'each' });
    const listings: { field: LockedField; id: number; pagelink: string }[] = [];
    for (const field of LOCKED_FIELDS) {
      await select(referenceOf(field));
      listings.push({ field, id, pagelink });
      await correct({ [field]: FIELDS[field].ours });
    }
    const run = await importNow(feed(1, references), { source: 'each' });
    expect(run).toMatchObject({ state: 'done', counts: { changed: LOCKED_FIELDS.length } });
    for (const { field, ...listing } of listings) {
      ({ id, pagelink } = listing);
      const theirs = { field, ...feedSide(1), reference: referenceOf(field) };
      expect({ field, ...(await stored()) }).toMatchObject({ ...theirs, [field]: FIELDS[field].ours });
      expect(await correct({}, [field])).toMatchObject({ overrides: {} });
      expect({ field, ...(await stored()) }).toMatchObject(theirs);
    }
  });

  it('leave the rollback of an earlier run exact on the side of the feed', async () => {
    const run = await harness.importNow(feed(1));
    // A picture that no page can show yet stays, so these two differ from the values that were set.
    const { images: _images, floorPlans: _plans, ...ours } = OURS;
    await correct(ours);
    await rollBack(run.id);
    expect(await stored()).toMatchObject(ours);
    await correct({}, [...LOCKED_FIELDS]);
    expect(await stored()).toMatchObject(feedSide(0));
  });

  it('are written by no import of an unchanged feed', async () => {
    const { stack, importNow } = harness;
    await correct(OURS);
    const rows = () => stack.dataSource.query('SELECT xmin::text, * FROM property ORDER BY id');
    const before: unknown = await rows();
    expect((await importNow(feed(0))).counts).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await rows()).toEqual(before);
  });

  it('hide a locked price from nobody: the feed is judged by its own prices, and approved under the lock', async () => {
    const { stack, importNow } = harness;
    const many = (price: number) => feedXml(someListings(30, () => ({ price })));
    await importNow(many(1_000_000), { source: 'many' });
    const rows = await stack.dataSource.query<{ id: number }[]>(
      "SELECT id FROM property WHERE source = 'many'",
    );
    const ids = rows.map((row) => row.id);
    await stack.client.request(correctListings, { ids, set: { price: 10_000_000 } });
    const quarantined = await importNow(many(5_000_000), { source: 'many' });
    expect(quarantined).toMatchObject({ state: 'quarantined', reasons: [{ code: 'price-shift' }] });
    await stack.client.request(approveImport, { id: quarantined.id, by: 'editor', decision: 'approved' });
    expect(await endOfRun(stack.client, quarantined.id)).toMatchObject({ state: 'done' });
    const prices = () => stack.dataSource.query("SELECT DISTINCT price FROM property WHERE source = 'many'");
    expect(await prices()).toEqual([{ price: 10_000_000 }]);
    await stack.client.request(correctListings, { ids, lift: ['price'] });
    expect(await prices()).toEqual([{ price: 5_000_000 }]);
  });

  it('are refused by the rules of feeds, with the field, and nothing changes', async () => {
    const before = await stored();
    await expect(correct({ coordinates: { latitude: 48, longitude: 2 } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'coordinates' }] },
    });
    await expect(correct({ images: ['https://elsewhere.example/x.jpg'] })).rejects.toMatchObject({
      extra: { issues: [{ field: 'images' }] },
    });
    await expect(correct({ videoUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
      extra: { issues: [{ field: 'videoUrl' }] },
    });
    expect(await correct({ description: '<p onclick="x()">Calm<script>x</script></p>' })).toMatchObject({
      overrides: { description: '<p>Calm</p>' },
    });
    await correct({}, ['description']);
    expect({ ...(await stored()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  it('show a price that staff lower as reduced, and mail no reduction that only the feed makes', async () => {
    const { stack, importNow } = harness;
    await correct({ price: 900_000 });
    expect((await managed()).property.reducedFrom).toMatchObject({ price: 1_000_000 });
    await correct({ price: 1_200_000 });
    expect((await managed()).property.reducedFrom).toBeNull();
    const cheaper = feed(0).replace('<Price>1000000<', '<Price>800000<').replace('T 1', 'T 3');
    await importNow(cheaper);
    expect((await managed()).property).toMatchObject({ price: 1_200_000, reducedFrom: null });
    const news = await waitFor('the event of the import', async () => {
      const events = (await storedEvents(stack.nats, propertiesChanged.subject)).map((event) =>
        propertiesChanged.payload.parse(event),
      );
      const ours = events.filter(({ changes }) => changes.some((change) => change.id === id));
      return ours.some(({ runId }, index) => runId !== null && index > 0) ? ours : undefined;
    });
    expect(
      news.flatMap(({ changes }) => changes.flatMap((change) => (change.id === id ? [change.news] : []))),
    ).toEqual(['new', 'reduced', undefined, undefined]);
  });

  it('are found by the search at once, and a hidden listing by none', async () => {
    const { client } = harness.stack;
    const found = async (q: string) =>
      (await client.request(searchProperties, { adType: 'sale', q })).items.map((item) => item.id);
    await correct({ name: 'Lighthouse Residence' });
    expect(await found('lighthouse')).toEqual([id]);
    const { changed, refused } = await client.request(correctListings, {
      ids: [id, 2_000_000_000],
      set: { hidden: true },
    });
    expect([changed.map((each) => each.id), refused.map((each) => each.id)]).toEqual([[id], [2_000_000_000]]);
    expect(await found('lighthouse')).toEqual([]);
    expect((await client.request(getProperty, { pagelink })).withdrawnAt).not.toBeNull();
    await client.request(correctListings, { ids: [id], lift: ['hidden'] });
    expect(await found('lighthouse')).toEqual([id]);
  });
});
