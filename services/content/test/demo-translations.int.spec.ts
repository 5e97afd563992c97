import { fileURLToPath } from 'node:url';
import { listTeam, showSiteFrame } from '@manzil/contracts/http/content';
import { CONTENT_TRANSLATED_KINDS } from '@manzil/contracts/content/translation';
import {
  listTranslations,
  saveTranslation,
  showTranslation,
} from '@manzil/contracts/content/translation-rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoFolder } from './demo-folder.js';
import { startContent } from './start-content.js';

const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));
const lang = 'ar' as const;

describe('the Arabic of the demo', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: RunningService | undefined;
  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats.stop());
  beforeEach(async () => {
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'content');
  });
  afterEach(async () => {
    await service?.stop();
    await database.drop();
  });
  const start = async (folder: string): Promise<RpcClient> => {
    service = await startContent(database.url, nats.url, folder);
    return service.app.get(RpcClient);
  };

  it('is complete, and contradicts no figure', async () => {
    const client = await start(DEMO);
    const { records } = await client.request(listTranslations, { language: 'ar' });
    const wanted = records.filter(({ kind }) => kind !== 'page');
    expect(new Set(wanted.map(({ kind }) => kind)).size).toBe(CONTENT_TRANSLATED_KINDS.length - 1);
    const incomplete = wanted.filter(({ translated, texts, ready }) => translated < texts || !ready);
    const open = await Promise.all(
      incomplete.map(async ({ kind, id }) => {
        const { entries } = await client.request(showTranslation, { kind, id });
        return entries.filter(({ state }) => state !== 'translated');
      }),
    );
    expect(open.flat()).toEqual([]);
    const { footer } = await client.request(showSiteFrame, { lang });
    expect(footer).toMatchObject({ language: 'ar', phone: '+971 4 000 0000' });
  });

  it('is added once, to texts that it knows, and not over the work of staff', async () => {
    const demo = await demoFolder();
    const client = await start(demo.path);
    const { items } = await client.request(showSiteFrame, { lang });
    expect(items).toMatchObject([
      { title: 'شراء', language: 'ar' },
      { title: 'Holiday homes', language: 'en' },
    ]);
    const [member] = (await client.request(listTeam, { lang })).members;
    expect(member).toMatchObject({ designation: 'وسيط عقاري', language: 'ar' });
    const key = { kind: 'team-member', id: member?.id ?? 0 } as const;
    const texts = { designation: { text: 'وسيط', of: 'Broker' } };
    await client.request(saveTranslation, { ...key, texts, ready: true, expectedVersion: 1, by: 'leila' });
    await service?.stop();

    const again = await start(demo.path);
    expect(await again.request(showTranslation, key)).toMatchObject({
      version: 2,
      entries: [{ arabic: 'وسيط' }],
    });
    await demo.remove();
  });
});
