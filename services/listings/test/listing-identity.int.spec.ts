import { searchManagedListings, overrideListing } from '@manzil/contracts/http/managed-listings';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { describe, expect, it } from 'vitest';
import { getManagedProperty, nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { feedXml } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';

describe('the identity of a listing', () => {
  const harness = setUpImportHarness();

  const listed = async (reference: string) => {
    const { items } = await harness.stack.client.request(searchManagedListings, { q: reference });
    return items[0];
  };
  const rollBack = async (id: string): Promise<void> => {
    const { run } = await harness.stack.client.request(rollBackImport, { id, by: 'admin' });
    await endOfRun(harness.stack.client, run.id);
  };

  describe('of a unit that is listed anew', () => {
    const permit = (number: string): string => `<Permit_Number>${number}</Permit_Number>`;
    const unit = (number: string): string =>
      `<Unit_No>${number}</Unit_No><Unit_Builtup_Area>812</Unit_Builtup_Area>`;

    it.each([
      ['permit number', permit('71-1'), permit('71-1')],
      ['building, unit, type and size', unit('1204'), unit('1204')],
    ])('with the same %s keeps link and first-listed date', async (_what, before, after) => {
      const { importNow } = harness;
      await importNow(feedXml([{ reference: 'R-1', more: before }, { reference: 'R-9' }]));
      const old = await listed('R-1');
      const anew = { reference: 'R-2', title: 'Home R-2', more: after.replace('</Unit', '</Unit') };
      const xml = feedXml([anew, { reference: 'R-9' }])
        .replace('Tower R-2', 'Tower R-1')
        .replace('2026-01-01', '2026-03-03');
      const run = await importNow(xml);
      expect(run.counts).toMatchObject({ added: 0, changed: 1, missing: 0, withdrawn: 0 });
      expect(await listed('R-2')).toMatchObject({
        id: old?.id,
        pagelink: old?.pagelink,
        listedAt: old?.listedAt,
      });
      expect((await importNow(xml)).counts).toMatchObject({ unchanged: 2, missing: 0 });
      await rollBack(run.id);
      expect(await listed('R-1')).toMatchObject({ id: old?.id, reference: 'R-1' });
    });

    it('is not guessed where two would fit', async () => {
      const { importNow } = harness;
      await importNow(feedXml([{ reference: 'R-1', more: permit('71-1') }, { reference: 'R-9' }]));
      const run = await importNow(
        feedXml([
          { reference: 'R-2', more: permit('71-1') },
          { reference: 'R-3', more: permit('71-1') },
          { reference: 'R-9' },
        ]),
      );
      expect(run.counts).toMatchObject({ added: 2, missing: 1 });
    });
  });

  describe('with fields that staff lock', () => {
    it('is not changed by imports, shows both values, and returns to the value of the feed', async () => {
      const { stack, importNow } = harness;
      await importNow(feedXml([{ reference: 'O-1' }]));
      const { id = 0, pagelink = '' } = (await listed('O-1')) ?? {};
      await stack.client.request(overrideListing, {
        id,
        overrides: { title: 'By the sea', featured: true },
      });
      await importNow(feedXml([{ reference: 'O-1', title: 'Renamed', price: 7 }]));
      expect(await stack.client.request(getProperty, { pagelink })).toMatchObject({
        title: 'By the sea',
        featured: true,
        price: 7,
      });
      expect(
        (await stack.client.request(searchProperties, { adType: 'sale', q: 'sea', featured: true })).total,
      ).toBe(1);
      expect(await stack.client.request(getManagedProperty, { pagelink })).toMatchObject({
        property: { title: 'By the sea' },
        managed: { feed: { title: 'Renamed', featured: false }, overrides: { title: 'By the sea' } },
      });
      expect(await stack.client.request(overrideListing, { id, overrides: {} })).toMatchObject({
        title: 'Renamed',
        featured: false,
        overrides: {},
      });
    });

    it('hides a listing from the public through imports, withdrawal and return', async () => {
      const { stack, importNow } = harness;
      await importNow(feedXml([{ reference: 'H-1' }, { reference: 'H-2' }]));
      const { id = 0, pagelink = '' } = (await listed('H-1')) ?? {};
      const total = async () => (await stack.client.request(searchProperties, { adType: 'sale' })).total;
      await stack.client.request(overrideListing, { id, overrides: { hidden: true } });
      const other = feedXml([{ reference: 'H-2' }]);
      for (const xml of [feedXml([{ reference: 'H-1', price: 9 }, { reference: 'H-2' }]), other, other]) {
        await importNow(xml);
        expect(await total()).toBe(1);
        const { withdrawnAt } = await stack.client.request(getProperty, { pagelink });
        expect(withdrawnAt).not.toBeNull();
      }
      expect(await listed('H-1')).toMatchObject({ status: 'withdrawn', overrides: { hidden: true } });
      expect(await stack.client.request(getManagedProperty, { pagelink })).toMatchObject({
        property: { id, sourceReference: 'H-1' },
        managed: { status: 'withdrawn', overrides: { hidden: true } },
      });
      expect(await stack.client.request(nameManagedProperties, { ids: [id, 2_000_000_000] })).toEqual({
        items: [{ id, sourceReference: 'H-1', pagelink }],
      });
      await importNow(feedXml([{ reference: 'H-1' }, { reference: 'H-2' }]));
      expect(await listed('H-1')).toMatchObject({ status: 'hidden' });
      expect(await total()).toBe(1);
      await stack.client.request(overrideListing, { id, overrides: {} });
      expect(await total()).toBe(2);
    });
  });
});
