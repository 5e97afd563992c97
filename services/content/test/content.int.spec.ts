import { contentChanged } from '@manzil/contracts/content/events';
import {
  showSiteFrame,
  showDocument,
  listBlogPosts,
  listFaqs,
  listTeam,
} from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTestimonials, saveDocument } from '@manzil/contracts/content/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { demoFolder, type DemoFolder } from './demo-folder.js';
import { startContent } from './start-content.js';

describe('content', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let demo: DemoFolder;
  let service: RunningService;
  let client: RpcClient;
  let events: EventWatcher;
  const changes: unknown[] = [];

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database, demo] = await Promise.all([
      startNats(),
      createServiceDatabase(postgres.adminUrl, 'content'),
      demoFolder(),
    ]);
    service = await startContent(database.url, nats.url, demo.path);
    client = service.app.get(RpcClient);
    let watching = false;
    events = new EventWatcher(service.app.get(NatsLink), {
      onEvent: (subject, payload) => {
        if (subject === contentChanged.subject) changes.push(payload);
      },
      onGap: () => {
        watching = true;
      },
    });
    await waitFor('the event watcher', () => watching);
  });
  afterAll(async () => {
    await events.stop();
    await service.stop();
    await Promise.all([nats.stop(), database.drop(), demo.remove()]);
  });

  describe('reads', () => {
    it('return the ordered navigation, its style and the footer together', async () => {
      const { items, style, footer } = await client.request(showSiteFrame, {});
      expect(items.map(({ title, position }) => [title, position])).toEqual([
        ['Buy', 1],
        ['Holiday homes', 2],
      ]);
      expect(items[1]).toMatchObject({ url: 'https://example.com/', openInNewWindow: true });
      expect(style.logo).toBe('/uploads/demo-logo.png');
      expect(style).not.toHaveProperty('onlyRow');
      expect(footer).toMatchObject({ licence: 'ORN 12345', columns: [{ heading: 'Explore' }] });
      expect(footer).not.toHaveProperty('onlyRow');
    });

    it('return posts newest first, no more than requested', async () => {
      const { posts } = await client.request(listBlogPosts, {});
      expect(posts.map(({ slug, date }) => [slug, date])).toEqual([
        ['newer', '2026-03-04'],
        ['older', '2026-01-02'],
        ['oldest', '2025-12-31'],
      ]);
      expect((await client.request(listBlogPosts, { limit: 1 })).posts).toHaveLength(1);
    });

    it('return questions, team and testimonials', async () => {
      expect((await client.request(listFaqs, {})).faqs.map(({ question }) => question)).toEqual([
        'Which first?',
        'And then?',
      ]);
      expect((await client.request(listTeam, {})).members).toMatchObject([{ name: 'Noor', position: 1 }]);
      expect((await client.request(listTestimonials, {})).testimonials).toMatchObject([
        { name: 'Omar', stars: 5 },
      ]);
    });

    it('return a page that was never saved as empty at version 0, and refuse an unknown name', async () => {
      expect(await client.request(showDocument, { name: 'commondb' })).toMatchObject({
        fields: {},
        version: 0,
      });
      await expect(client.request(showDocument, { name: 'members' as 'commondb' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('a save', () => {
    const outbox = async (): Promise<number> => {
      const count = 'SELECT count(*)::int AS count FROM outbox';
      const [row] = await service.app.get(DataSource).query<[{ count: number }]>(count);
      return row.count;
    };
    const changesOf = (kind: string): unknown[] =>
      changes.filter((change) => (change as { kind: string }).kind === kind);

    it('sets the given fields, keeps the others, and is published once', async () => {
      const before = await client.request(showDocument, { name: 'homepagedb' });
      const saved = await client.request(saveDocument, {
        name: 'homepagedb',
        fields: { sec2heading: 'Why us' },
        expectedVersion: before.version,
        by: 'leila',
      });
      expect(saved.fields).toEqual({ ...before.fields, sec2heading: 'Why us' });
      expect(saved.version).toBe(before.version + 1);
      const { updatedBy, lifecycle: _lifecycle, ...shown } = saved;
      expect(updatedBy).toBe('leila');
      expect(await client.request(showDocument, { name: 'homepagedb' })).toEqual(shown);
      await waitFor('the event', () => changesOf('homepagedb').length > 0);
      await waitFor('an empty outbox', async () => (await outbox()) === 0);
      expect(changesOf('homepagedb')).toEqual([{ kind: 'homepagedb', version: saved.version }]);
    });

    it('of a page that has changed meanwhile is refused with its version, without a change or an event', async () => {
      const published = changes.length;
      const before = await client.request(showDocument, { name: 'homepagedb' });
      await expect(
        client.request(saveDocument, {
          name: 'homepagedb',
          fields: { sec1heading: 'Late' },
          expectedVersion: 1,
          by: 'omar',
        }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        extra: {
          details: {
            reason: 'version',
            version: before.version,
            updatedBy: 'leila',
            updatedAt: before.updatedAt,
          },
        },
      });
      expect(await client.request(showDocument, { name: 'homepagedb' })).toEqual(before);
      expect(await outbox()).toBe(0);
      expect(changes).toHaveLength(published);
    });

    it.each([
      ['the first of a page', 'commondb', 'agencyname', 0],
      ['a later one', 'buypagedb', 'sec1heading', 1],
    ] as const)(
      '%s, asked for ten times at once, is done for one',
      async (_, name, field, expectedVersion) => {
        const answers = await Promise.allSettled(
          Array.from({ length: 10 }, (_unused, index) =>
            client.request(saveDocument, {
              name,
              fields: { [field]: `Writer ${index}` },
              expectedVersion,
              by: `writer ${index}`,
            }),
          ),
        );
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await client.request(showDocument, { name })).toMatchObject({ version: expectedVersion + 1 });
        await waitFor('the event', () => changesOf(name).length > 0);
        await waitFor('an empty outbox', async () => (await outbox()) === 0);
        expect(changesOf(name)).toHaveLength(1);
      },
    );

    it.each([
      ['no field', {}],
      ['a field name that is none', { 'sec1 heading; --': 'x' }],
      ['a field of another page', { sec1discription: 'x' }],
      ['a text without end', { sec1heading: 'x'.repeat(301) }],
      [
        'more than a message can carry',
        Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, 'x'.repeat(15_000)])),
      ],
    ])('with %s is refused', async (_, fields) => {
      await expect(
        client.request(saveDocument, { name: 'rentpagedb', fields, expectedVersion: 0, by: 'leila' }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });
});
