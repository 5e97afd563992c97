import { documentFieldIssues } from '@manzil/contracts/content/document-fields';
import { showSiteFrame, showDocument, listFaqs } from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDocument } from '@manzil/contracts/content/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { DataSource } from 'typeorm';
import { FillEmptySite } from '../src/initial-content/fill-empty-site.js';
import { demoFolder } from './demo-folder.js';
import { startContent } from './start-content.js';

describe('the first content of a site', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let running: RunningService[] = [];

  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats.stop());

  const inNewDatabase = (name: string, test: () => Promise<void>): void => {
    it(name, async () => {
      database = await createServiceDatabase((await startPostgres()).adminUrl, 'content');
      try {
        await test();
      } finally {
        await Promise.all(running.map((service) => service.stop()));
        running = [];
        await database.drop();
      }
    });
  };
  const start = async (demo: string | undefined): Promise<RunningService> => {
    const service = await startContent(database.url, nats.url, demo);
    running.push(service);
    return service;
  };

  inNewDatabase('is written once by replicas that start together', async () => {
    const demo = await demoFolder();
    const [first] = await Promise.all([start(demo.path), start(demo.path), start(demo.path)]);
    const client = first.app.get(RpcClient);
    expect((await client.request(listFaqs, {})).faqs).toHaveLength(2);
    expect((await client.request(showSiteFrame, {})).items).toHaveLength(2);
    expect(await client.request(showDocument, { name: 'homepagedb' })).toMatchObject({ version: 1 });
    await demo.remove();
  });

  inNewDatabase('is not written again over what staff have changed', async () => {
    const demo = await demoFolder();
    const service = await start(demo.path);
    const client = service.app.get(RpcClient);
    const fields = { sec1heading: 'Ours now' };
    await client.request(saveDocument, { name: 'homepagedb', fields, expectedVersion: 1, by: 'leila' });
    expect(await service.app.get(FillEmptySite).fill(demo.path)).toBe(false);
    expect(await client.request(showDocument, { name: 'homepagedb' })).toMatchObject({ version: 2, fields });
    await demo.remove();
  });

  inNewDatabase('without demo is the public links and headings, so that the site works empty', async () => {
    const client = (await start(undefined)).app.get(RpcClient);
    const { items, style } = await client.request(showSiteFrame, {});
    expect(items.map(({ url }) => url)).toEqual(expect.arrayContaining(['/buy', '/rent', '/blog', '/faqs']));
    expect(style.buttonText).toBe('List Your Property');
    expect((await client.request(showDocument, { name: 'buypagedb' })).fields.sec1heading).not.toBe('');
    expect((await client.request(listFaqs, {})).faqs).toEqual([]);
  });

  inNewDatabase('that does not fit is named by file part and field, and leaves the site empty', async () => {
    const wrong = await demoFolder({ 'testimonials.json': [{ name: 'Omar', review: 'Good', stars: 6 }] });
    const service = await start(undefined);
    const dataSource = service.app.get(DataSource);
    await dataSource.query('TRUNCATE document, navigation_item, navigation_style, footer');
    await expect(service.app.get(FillEmptySite).fill(wrong.path)).rejects.toThrow(/testimonials\[0\]\.stars/);
    expect(await dataSource.query('SELECT name FROM document')).toEqual([]);
    await wrong.remove();
  });

  inNewDatabase(
    'adds legal pages to a site of the previous release, and never writes them again',
    async () => {
      const before = await start(undefined);
      await before.app.get(DataSource).query("DELETE FROM document WHERE name LIKE '%pagedb'");
      const client = (await start(undefined)).app.get(RpcClient);
      for (const name of ['privacypagedb', 'termspagedb', 'cookiespagedb'] as const) {
        const added = await client.request(showDocument, { name });
        expect(added.version).toBe(1);
        expect(documentFieldIssues(name, added.fields)).toEqual([]);
        const fields = Object.fromEntries(Object.keys(added.fields).map((field) => [field, '']));
        await client.request(saveDocument, { name, fields, expectedVersion: 1, by: 'leila' });
      }
      await start(undefined);
      const saved = await client.request(showDocument, { name: 'privacypagedb' });
      expect(saved).toMatchObject({ version: 2, fields: { sec1heading: '' } });
      // A start adds nothing else to an existing site.
      expect(await client.request(showDocument, { name: 'buypagedb' })).toMatchObject({ version: 0 });
    },
  );
});
