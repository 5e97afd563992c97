import { listingsAuditRecorded } from '@manzil/contracts/audit';
import {
  listListingViews,
  saveListingView,
  deleteListingView,
  searchManagedListings,
  listListingChoices,
  createListing,
  saveListing,
  withdrawListing,
  correctListings,
} from '@manzil/contracts/http/managed-listings';
import { describe, expect, it } from 'vitest';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import {
  exportManagedProperties,
  getManagedProperty,
  NOBODY,
  type ManagedFilter,
} from '@manzil/contracts/listings/property-admin-rpc';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { claimReferences } from '@manzil/contracts/media/commands';
import { publishCompleteOnly, runWithActor, runWithRequest } from '@manzil/messaging/request-context';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { feedXml } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { OWN_VALUES as VALUES } from './own-values.js';

const NOOR = { kind: 'member', id: '0b0a7d7e-5b1c-4c7b-9d59-0a4a5d3c9f11', name: 'noor' } as const;

describe('a listing that staff make', () => {
  const harness = setUpImportHarness();
  const create = (values: Partial<ListingValues> = {}, publish = true) =>
    runWithActor(NOOR, () =>
      harness.stack.client.request(createListing, { values: { ...VALUES, ...values }, publish }),
    );
  const found = async (filter: Partial<ManagedFilter> & { sort?: 'price-asc' | 'adviser' }) =>
    (await harness.stack.client.request(searchManagedListings, filter)).items.map(
      ({ reference }) => reference,
    );
  const live = async () =>
    (await harness.stack.client.request(searchProperties, { adType: 'sale', q: 'harbour' })).total;

  it('has Arabic texts, which a save without them keeps', async () => {
    const { id, pagelink, version } = await create({
      titleAr: ' شقة فوق الميناء ',
      descriptionAr: '<p>هادئة</p><p>مضيئة</p><script>x</script>',
    });
    const texts = { titleAr: 'شقة فوق الميناء', descriptionAr: '<p>هادئة</p><p>مضيئة</p>' };
    const read = () => harness.stack.client.request(getProperty, { pagelink });
    const save = (values: Partial<ListingValues>, expectedVersion: number) =>
      harness.stack.client.request(saveListing, {
        id,
        values: { ...VALUES, ...values },
        publish: false,
        expectedVersion,
      });
    expect(await read()).toMatchObject(texts);
    await save({ title: 'Loft' }, version);
    expect(await read()).toMatchObject({ title: 'Loft', ...texts });
    await save({ titleAr: null, descriptionAr: '' }, version + 1);
    const { titleAr, descriptionAr } = await read();
    expect([titleAr, descriptionAr]).toEqual([undefined, undefined]);
  });

  it('is read by the rules of feeds, published at once, and in the audit trail with its author', async () => {
    const listing = await create();
    expect(listing).toMatchObject({
      own: true,
      status: 'public',
      source: OWN_SOURCE,
      reference: 'HAND-1',
      pagelink: 'loft-above-the-harbour-hand-1',
    });
    expect(await live()).toBe(1);
    const property = await harness.stack.client.request(getProperty, { pagelink: listing.pagelink });
    expect(property).toMatchObject({ emirate: 'Dubai', description: '<p>Calm</p><p>Bright</p>' });
    expect(property.images).toEqual(VALUES.images);
    const acts = await waitFor('the audit record', async () => {
      const events = await storedEvents(harness.stack.nats, listingsAuditRecorded.subject);
      const ours = events
        .map((event) => listingsAuditRecorded.payload.parse(event))
        .filter(({ entity }) => entity.id === String(listing.id));
      return ours.length > 0 ? ours : undefined;
    });
    expect(acts).toMatchObject([{ action: 'listing-published', actor: NOOR }]);
    expect(await create({ title: 'Second' })).toMatchObject({ reference: 'HAND-2' });
  });

  it('stays through imports of any source, and no feed may take its source', async () => {
    const listing = await create();
    for (const references of [['A-1', 'A-2'], ['A-1'], ['A-1']])
      await harness.importNow(feedXml(references.map((reference) => ({ reference }))));
    expect(await live()).toBe(1);
    await expect(
      harness.stack.client.request(requestImport, {
        trigger: 'test',
        location: harness.feedUrl,
        source: OWN_SOURCE,
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', extra: { issues: [{ field: 'source' }] } });
    const { property } = await harness.stack.client.request(getManagedProperty, listing);
    expect(property).toMatchObject({ withdrawnAt: null, title: VALUES.title });
  });

  it('is not published without what blocks, while the agency publishes complete listings only', async () => {
    const incomplete = { ...VALUES, images: [], unitType: null, permitNumber: null };
    const draft = await create(incomplete, false);
    const publish = (values: ListingValues) =>
      runWithRequest(undefined, () => {
        publishCompleteOnly();
        const request = { id: draft.id, values, publish: true };
        return harness.stack.client.request(saveListing, request);
      });
    await expect(publish(incomplete)).rejects.toMatchObject({
      code: 'UNPROCESSABLE',
      extra: {
        issues: [{ field: 'images' }, { field: 'unitType' }, { field: 'permitNumber' }],
        details: { reason: 'incomplete' },
      },
    });
    expect(await live()).toBe(0);
    const complete = { ...VALUES, unitType: 'Apartment', permitNumber: '7100' } as const;
    expect(await publish({ ...complete, price: null, agent: null })).toMatchObject({ status: 'public' });
  });

  it('is nowhere on the site as a draft, and is news when it is published', async () => {
    const draft = await create({}, false);
    expect(draft.status).toBe('draft');
    expect(await live()).toBe(0);
    await expect(
      harness.stack.client.request(getProperty, { pagelink: draft.pagelink }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await found({ status: 'draft' })).toEqual(['HAND-1']);
    const { id, version } = draft;
    const save = (publish: boolean, expectedVersion: number) =>
      harness.stack.client.request(saveListing, { id, values: VALUES, publish, expectedVersion });
    const saved = await save(false, version);
    expect(saved).toMatchObject({ status: 'draft', version: version + 1 });
    await expect(save(true, version)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await save(true, saved.version)).toMatchObject({ status: 'public' });
    expect(await save(false, saved.version + 1)).toMatchObject({ status: 'public' });
    expect(await live()).toBe(1);
    const changes = await waitFor('both events', async () => {
      const events = await storedEvents(harness.stack.nats, propertiesChanged.subject);
      const ours = events.flatMap((event) =>
        propertiesChanged.payload.parse(event).changes.filter((change) => change.id === id),
      );
      return ours.length > 1 ? ours : undefined;
    });
    expect(changes.map(({ what, news }) => [what, news])).toEqual([
      ['published', 'new'],
      ['changed', undefined],
    ]);
  });

  it('is refused with the field that is wrong', async () => {
    const refused = async (values: Partial<ListingValues>): Promise<unknown> => {
      try {
        return await create(values);
      } catch (error) {
        return (error as { extra: { issues: { field: string }[] } }).extra.issues.map(({ field }) => field);
      }
    };
    expect(await refused({ title: '', name: '' })).toEqual(['title']);
    expect(await refused({ coordinates: { latitude: 1, longitude: 1 } })).toEqual(['coordinates']);
    expect(await refused({ images: ['https://elsewhere.example/1.jpg'] })).toEqual(['images']);
    expect(await refused({ adType: 'rent', price: 1_999_999_999, rentFrequency: 'daily' })).toEqual([
      'price',
    ]);
    await create({ reference: 'MINE' });
    expect(await refused({ reference: 'MINE' })).toEqual(['reference']);
  });

  it('keeps its files while it exists, and is withdrawn and brought back with nothing lost', async () => {
    const claims: { owner: string; filenames: string[] }[] = [];
    const unwatch = await watchSubject(harness.stack.link.connection, claimReferences.subject, (payload) => {
      claims.push(claimReferences.payload.parse(payload));
    });
    const { id, pagelink } = await create();
    await waitFor('the claim', () => Promise.resolve(claims.find(({ owner }) => owner === `listing:${id}`)));
    expect(claims.at(-1)?.filenames).toEqual(['one.webp', 'two.webp']);
    unwatch();
    const withdraw = (withdrawn: boolean) => harness.stack.client.request(withdrawListing, { id, withdrawn });
    expect(await withdraw(true)).toMatchObject({ status: 'withdrawn' });
    expect(await live()).toBe(0);
    expect((await harness.stack.client.request(getProperty, { pagelink })).withdrawnAt).not.toBeNull();
    expect(await withdraw(false)).toMatchObject({ status: 'public' });
    expect(await live()).toBe(1);
  });

  it('is not published again without what blocks', async () => {
    const { id } = await create({ ...VALUES, images: [] });
    const withdraw = (withdrawn: boolean) =>
      runWithRequest(undefined, () => {
        publishCompleteOnly();
        return harness.stack.client.request(withdrawListing, { id, withdrawn });
      });
    await withdraw(true);
    await expect(withdraw(false)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
    expect(await live()).toBe(0);
  });

  it('has its fields changed in bulk where those of a feed are locked', async () => {
    await harness.importNow(feedXml([{ reference: 'A-1' }]));
    const own = await create();
    const [fed] = (await harness.stack.client.request(searchManagedListings, { q: 'A-1' })).items;
    const agent = { name: 'Huda', phone: '+971500000001', email: null, photo: null, licence: null };
    const ids = [own.id, fed?.id ?? 0];
    await harness.stack.client.request(correctListings, { ids, set: { featured: true, agent } });
    const { items } = await harness.stack.client.request(searchManagedListings, { adviser: 'Huda' });
    expect(items.map(({ featured, locks }) => [featured, locks.length])).toEqual([
      [true, 0],
      [true, 2],
    ]);
  });

  it('is filtered, ordered, counted and exported with those of feeds', async () => {
    await harness.importNow(
      feedXml([
        { reference: 'A-1', price: 3_000_000, more: '<Permit_Number>1</Permit_Number>' },
        { reference: 'A-2', price: 1_000_000, more: '<Listing_Agent>Sami</Listing_Agent>' },
      ]),
    );
    await create({ title: '=HYPERLINK("x")' });
    expect(await found({ community: 'Dubai Marina' })).toEqual(['HAND-1']);
    expect(await found({ community: 'JVC', sort: 'price-asc' })).toEqual(['A-2', 'A-1']);
    expect(await found({ q: 'village JVC', sort: 'price-asc' })).toEqual(['A-2', 'A-1']);
    expect(await found({ source: OWN_SOURCE })).toEqual(['HAND-1']);
    expect(await found({ hasPhotos: false, sort: 'price-asc' })).toEqual(['A-2', 'A-1']);
    expect(await found({ hasPermit: true })).toEqual(['A-1']);
    expect(await found({ adviser: 'Sami' })).toEqual(['A-2']);
    expect(await found({ adviser: NOBODY, sort: 'price-asc' })).toEqual(['HAND-1', 'A-1']);
    expect(await found({ minPrice: 2_000_000, maxPrice: 2_600_000 })).toEqual(['HAND-1']);
    expect((await found({ sort: 'adviser' })).at(-1)).toBe('A-2');
    const choices = await harness.stack.client.request(listListingChoices, {});
    expect(choices).toMatchObject({
      communities: ['Dubai Marina', 'Jumeirah Village Circle'],
      advisers: [{ name: 'Sami' }],
      sources: [OWN_SOURCE, 'primary'],
    });
    const { csv, next } = await harness.stack.client.request(exportManagedProperties, {
      hasPermit: false,
      origin: 'https://agency.example',
    });
    expect(next).toBeNull();
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('https://agency.example/');
  });

  it('is counted up to 500 with typed words, and further without', async () => {
    const record = (n: number) => ({
      reference: `A-${String(n)}`,
      price: 1_000_000,
      more: '<Listing_Agent>Sami</Listing_Agent>',
    });
    await harness.importNow(feedXml(Array.from({ length: 1_001 }, (_, n) => record(n))));
    const counted = async (search: Partial<ManagedFilter>) => {
      const { total, more, pageCount } = await harness.stack.client.request(searchManagedListings, {
        ...search,
        pageSize: 40,
      });
      return [total, more, pageCount];
    };
    expect(await counted({})).toEqual([1_001, false, 26]);
    expect(await counted({ adviser: 'Sami' })).toEqual([1_001, false, 26]);
    expect(await counted({ q: 'jvc' })).toEqual([500, true, 13]);
    expect(await counted({ q: 'a-1000' })).toEqual([1, false, 1]);
  });

  it('is on the same page of frequent words wherever in the order they are', async () => {
    const record = (n: number) => ({
      reference: `B-${String(n)}`,
      price: 1_000_000 + n,
      title: n < 1_050 ? 'A home' : 'A home with a pool',
    });
    await harness.importNow(feedXml(Array.from({ length: 1_600 }, (_, n) => record(n))));
    await harness.stack.dataSource.query(
      `UPDATE property SET updated_at = updated_at - price * interval '1 second'`,
    );
    for (const sort of ['updated', 'price-asc'] as const)
      for (const [q, first] of [
        ['jvc home', 0],
        ['home pool', 1_050],
      ] as const) {
        const { items, total, more } = await harness.stack.client.request(searchManagedListings, {
          q,
          sort,
          page: 2,
          pageSize: 40,
        });
        expect([total, more]).toEqual([500, true]);
        expect(items.map(({ reference }) => reference)).toEqual(
          Array.from({ length: 40 }, (_, n) => `B-${String(first + 40 + n)}`),
        );
      }
  });

  it('is looked at by views that all staff share', async () => {
    const { client: rpc } = harness.stack;
    await rpc.request(saveListingView, { name: 'No permit', query: 'permit=no' });
    const view = await rpc.request(saveListingView, { name: 'no PERMIT', query: 'permit=no&sort=price-asc' });
    expect((await rpc.request(listListingViews, {})).views).toEqual([view]);
    await rpc.request(deleteListingView, { id: view.id });
    await expect(rpc.request(deleteListingView, { id: view.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
