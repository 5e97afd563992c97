import { pickListings } from '@manzil/contracts/http/listings';
import { listPortalAddresses, renewPortalAddress } from '@manzil/contracts/http/portal-feeds';
import { correctListings } from '@manzil/contracts/http/managed-listings';
import {
  listListingSitemaps,
  writeListingSitemap,
  writePortalFeed,
} from '@manzil/contracts/listings/discovery-rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '@manzil/contracts/listings/vocabulary';
import { agentKeys } from '@manzil/contracts/listings/agent-keys';
import { listAgentProperties, searchProperties } from '@manzil/contracts/listings/property-rpc';
import type { PropertyEntity } from '../src/property/property.entity.js';
import { IDS_PER_SITEMAP } from '../src/sitemap/listing-slices.js';
import { portalFaults } from './portal-faults.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

const ORIGIN = 'https://agency.example';

describe('listings by id', () => {
  let stack: ListingsStack;
  const tokenOf = async (portal: Portal): Promise<string> => {
    const { addresses } = await stack.client.request(listPortalAddresses, {});
    return addresses.find((each) => each.portal === portal)?.token ?? '';
  };
  let listings: PropertyEntity[];
  let live: PropertyEntity[];

  beforeAll(async () => {
    stack = await startListingsStack();
    listings = await insertListings(stack.dataSource, 300);
    const last = listings.at(-1);
    // One listing with a much higher id has a slice of its own.
    await stack.dataSource.query('UPDATE property SET id = $1 WHERE id = $2', [
      IDS_PER_SITEMAP + 1,
      last?.id,
    ]);
    if (last !== undefined) last.id = IDS_PER_SITEMAP + 1;
    await stack.dataSource.query(
      `UPDATE property SET images = '["/uploads/a.webp"]', permit_number = '7100000071',
         agent = '{"name":"Huda","phone":null,"email":null,"photo":null,"licence":null}'`,
    );
    live = listings.filter(({ withdrawnAt }) => withdrawnAt === null);
  });
  afterAll(() => stack.stop());

  /** Reads all slices of a text. */
  async function whole(
    request: (cursor?: string) => Promise<{ text: string; next: string | null }>,
  ): Promise<{ text: string; slices: number }> {
    let { text, next } = await request();
    let slices = 1;
    for (; next !== null; slices += 1) {
      const slice = await request(next);
      text += slice.text;
      next = slice.next;
    }
    return { text, slices };
  }
  const sitemap = async (name: 'lists' | 'places' | 'developments' | `listings/${number}`): Promise<string> =>
    (await whole((cursor) => stack.client.request(writeListingSitemap, { name, origin: ORIGIN, cursor })))
      .text;
  const pathsIn = (xml: string): string[] =>
    [...xml.matchAll(/<loc>https:\/\/agency\.example\/([^<]*)<\/loc>/g)].map(([, path = '']) => path);

  it('are in sitemaps by fixed ranges of ids, without the withdrawn ones', async () => {
    const { sitemaps } = await stack.client.request(listListingSitemaps, {});
    expect(sitemaps).toMatchObject([
      { name: 'lists' },
      { name: 'places' },
      { name: 'listings/0', updatedAt: '2026-07-01T00:00:00.000Z' },
      { name: 'listings/1' },
    ]);
    const xml = [await sitemap('listings/0'), await sitemap('listings/1')];
    expect(xml.flatMap(pathsIn)).toEqual(live.flatMap(({ pagelink }) => [pagelink, `ar/${pagelink}`]));
    expect(xml[0]).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/`);
    for (const each of xml) {
      expect(each).toMatch(/^<\?xml [^]*<urlset [^]*<\/urlset>\n$/);
      expect(each.match(/<urlset /g)).toHaveLength(1);
    }
  });

  it('have no sitemap where no listing is, however far away', async () => {
    for (const name of ['listings/2', 'listings/1000000'] as const)
      await expect(sitemap(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('date the lists that they are in', async () => {
    const xml = await sitemap('lists');
    expect(pathsIn(xml)).toEqual(['buy', 'ar/buy', 'rent', 'ar/rent', 'new_development_properties']);
    expect(xml).toContain('/buy</loc><lastmod>2026-');
    expect(pathsIn(await sitemap('developments'))).toEqual([]);
  });

  it('make pages of their places, and of their types where three of them are there', async () => {
    const homes = (adType: string, community: string, type?: string): number =>
      live.filter(
        (each) =>
          each.adType === adType &&
          each.community === community &&
          (type === undefined || each.unitType === type),
      ).length;
    const paths = pathsIn(await sitemap('places'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('buy/dubai-marina');
    expect(paths).toContain('rent/jumeirah-village-circle');
    for (const [slug, type] of [
      ['apartments', 'Apartment'],
      ['land', 'Land'],
    ] as const)
      expect(paths.includes(`buy/dubai-marina/${slug}`)).toBe(homes('sale', 'Dubai Marina', type) >= 3);
    expect(paths).not.toContain('buy/palm-jumeirah');
  });

  it.each([
    ['property-finder', '<list last_update', '<reference_number>', '</list>\n'],
    ['bayut', '<Properties last_update', '<Property_Ref_No>', '</Properties>\n'],
  ] as [Portal, string, string, string][])(
    'are written once each for %s, in slices',
    async (portal, start, reference, end) => {
      const token = await tokenOf(portal);
      const { text, slices } = await whole((cursor) =>
        stack.client.request(writePortalFeed, { portal, token, origin: ORIGIN, cursor }),
      );
      expect(slices).toBeGreaterThan(2);
      expect(text.split(start)).toHaveLength(2);
      expect(text.split(reference)).toHaveLength(live.length + 1);
      expect(text.endsWith(end)).toBe(true);
      for (const { id } of live) expect(text).toContain(` id="${id}">`);
      expect(portalFaults(portal, text)).toEqual([]);
    },
  );

  it('are left out of the feeds when portals refuse them, and are listed with the reasons', async () => {
    const changes: [string, string[]][] = [
      ['permit_number = NULL', ['permit']],
      ["permit_number = NULL, emirate = 'Abu Dhabi'", ['permit']],
      ["description = '<p>&nbsp; </p>'", ['description']],
      ["images = '[]'", ['photo']],
      [`images = '["https://p.example/1.webp"]'`, ['photo']],
      ['agent = NULL', ['adviser']],
      ["description = '', images = '[]', agent = NULL", ['description', 'photo', 'adviser']],
    ];
    const incomplete = live.slice(0, changes.length);
    const elsewhere = live[changes.length];
    const ids = [...incomplete, elsewhere].map((each) => each?.id ?? 0);
    for (const [index, [change]] of changes.entries())
      await stack.dataSource.query(`UPDATE property SET ${change} WHERE id = $1`, [ids[index]]);
    const other = "permit_number = NULL, emirate = 'Sharjah', title = 'شقة', description = 'وصف'";
    await stack.dataSource.query(`UPDATE property SET ${other} WHERE id = $1`, [elsewhere?.id]);
    const renamed = `replace(amenities::text, 'Pets allowed', 'Rooftop terrace')::jsonb`;
    await stack.dataSource.query(`UPDATE property SET amenities = ${renamed}`);
    const { addresses } = await stack.client.request(listPortalAddresses, {});
    const unsent = (wanted: Portal) => addresses.find(({ portal }) => portal === wanted)?.unsentAmenities;
    const uncoded = live.filter(
      ({ id, amenities }) => amenities.includes('Pets allowed') && !incomplete.some((one) => one.id === id),
    );
    expect(unsent('property-finder')).toEqual([{ name: 'Rooftop terrace', listings: uncoded.length }]);
    expect(unsent('bayut')).toEqual([]);
    for (const { portal, token, listings: sent, leftOut, leftOutCount, withoutPermit } of addresses) {
      expect([sent, leftOutCount, withoutPermit]).toEqual([live.length - changes.length, changes.length, 1]);
      expect(leftOut.map(({ pagelink, gaps }) => [pagelink, gaps])).toEqual(
        incomplete.map(({ pagelink }, index) => [pagelink, changes[index]?.[1]]),
      );
      const { text } = await whole((cursor) =>
        stack.client.request(writePortalFeed, { portal, token, origin: ORIGIN, cursor }),
      );
      expect(portalFaults(portal, text)).toEqual([]);
      for (const { id } of incomplete) expect(text).not.toContain(` id="${id}">`);
      expect(text).toContain(` id="${String(elsewhere?.id)}">`);
    }
  });

  it('are sent to a portal for its current token alone, without those that staff keep from it', async () => {
    const id = live.at(-1)?.id ?? 0;
    const read = async (portal: Portal, token: string) =>
      (
        await whole((cursor) =>
          stack.client.request(writePortalFeed, { portal, token, origin: ORIGIN, cursor }),
        )
      ).text;
    const [bayut, finder] = [await tokenOf('bayut'), await tokenOf('property-finder')];
    expect(await tokenOf('bayut')).toBe(bayut);
    await expect(read('bayut', finder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      stack.client.request(writePortalFeed, { portal: 'bayut', origin: ORIGIN }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stack.client.request(correctListings, { ids: [id], set: { notOnPortals: ['bayut'] } });
    expect(await read('bayut', bayut)).not.toContain(` id="${id}">`);
    expect(await read('property-finder', finder)).toContain(` id="${id}">`);
    const { token } = await stack.client.request(renewPortalAddress, { portal: 'bayut' });
    await expect(read('bayut', bayut)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stack.client.request(correctListings, { ids: [id], lift: ['notOnPortals'] });
    expect(await read('bayut', token)).toContain(` id="${id}">`);
  });

  it('are picked in the requested order; withdrawn and unknown ones are left out', async () => {
    const gone = listings.find(({ withdrawnAt }) => withdrawnAt !== null)?.id ?? 0;
    const [first, second] = live;
    const ids = [second?.id ?? 0, gone, 2_000_000_000, first?.id ?? 0, second?.id ?? 0];
    const { items } = await stack.client.request(pickListings, { ids });
    expect(items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('of an agent are found by registration number, and by name where there is none', async () => {
    const [first, second, third, fourth] = live.filter(({ adType }) => adType === 'sale');
    const gone = listings.find(({ withdrawnAt, adType }) => withdrawnAt !== null && adType === 'sale');
    const agents: [PropertyEntity | undefined, string, string | null][] = [
      [first, 'Noor Ali', '123'],
      [second, 'N. Ali', '123'],
      [third, 'NOOR ALI', null],
      [fourth, 'Noor Ali', '999'],
      [gone, 'Noor Ali', '123'],
    ];
    for (const [listing, name, licence] of agents)
      await stack.dataSource.query('UPDATE property SET agent = $2 WHERE id = $1', [
        listing?.id,
        JSON.stringify({ name, licence, phone: null, email: null, photo: null }),
      ]);
    const idsOf = async (brn: string, count = 6) => {
      const request = { name: 'Noor Ali', brn, adType: 'sale' as const, count };
      const { items, total } = await stack.client.request(listAgentProperties, request);
      return { ids: items.map(({ id }) => id).toSorted((a, b) => a - b), total };
    };
    expect(await idsOf('123')).toEqual({ ids: [first?.id, second?.id, third?.id], total: 3 });
    expect(await idsOf('')).toEqual({ ids: [first?.id, third?.id, fourth?.id], total: 3 });
    expect(await idsOf('123', 1)).toMatchObject({ total: 3 });
    const search = async (agent: string[]) =>
      (await stack.client.request(searchProperties, { adType: 'sale', agent })).total;
    expect(await search(agentKeys({ name: 'Noor Ali', brn: '123' }))).toBe(3);
    expect(await search(agentKeys({ name: 'Noor Ali', brn: '' }))).toBe(3);
    const nobody = { name: 'Nobody', brn: '5', adType: 'sale' as const };
    expect(await stack.client.request(listAgentProperties, nobody)).toEqual({ items: [], total: 0 });
  });
});
