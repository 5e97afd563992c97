import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import fc from 'fast-check';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes, SLUGS } from './lifecycle-kinds.js';

const by = 'leila';
const RUNS = 25;

/** Actions of staff that publish nothing. */
const actionArbitrary = fc.record({
  of: fc.constantFrom(...KINDS),
  act: fc.constantFrom('create', 'save', 'save', 'discard', 'schedule', 'read'),
  text: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }).map((text) => `A ${text}`),
  slug: fc.constantFrom<string>(...SLUGS),
  which: fc.nat(20),
});

describe('drafts', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { client } = content;
    for (const { start, publish } of KINDS) {
      const first = await start(client, 'Live', 'first');
      // The former slug redirects to it.
      await publish(client, first, 'Live', 'second');
    }
  });
  afterAll(async () => {
    await content.stop();
  });

  /** Refusals are expected: there may be no draft to discard, or a slug may be in use. */
  const act = async ({
    of: { kind, fields, ids, find },
    act: verb,
    text,
    slug,
    which,
  }: Action): Promise<void> => {
    const { client } = content;
    const known = await ids(client);
    const id = known[which % known.length];
    if (id === undefined) throw new Error(`There is no ${kind}`);
    const { version } = await find(client, id);
    const draft = { kind, fields: fields(text, slug), by };
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const acts = {
      create: () => client.request(rpc.createDraft, draft),
      save: () => client.request(rpc.saveDraft, { ...draft, id, expectedVersion: version }),
      discard: () => client.request(rpc.discardDraft, { kind, id, by }),
      schedule: () => client.request(rpc.scheduleEntry, { kind, id, publishAt, withdrawAt: null, by }),
      read: () => client.request(rpc.listVersions, { kind, id }),
    };
    await acts[verb]().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  };
  type Action = typeof actionArbitrary extends fc.Arbitrary<infer T> ? T : never;

  it('change no byte that visitors get, whatever staff do with them', async () => {
    const before = await publicBytes(content.client);
    // Guarantees more saved drafts than test runs, for every random choice.
    const saves = KINDS.flatMap((of): Action[] =>
      Array.from({ length: 5 }, (_, at) => ({
        of,
        act: 'save',
        text: `A draft ${at}`,
        slug: `saved-${at}`,
        which: 0,
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(actionArbitrary, { minLength: 1, maxLength: 8 }), async (actions) => {
        for (const action of actions) await act(action);
        expect(await publicBytes(content.client)).toBe(before);
      }),
      { numRuns: RUNS, examples: [[saves]] },
    );
    const [{ count }] = await content.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM content_version WHERE NOT published',
    );
    expect(count).toBeGreaterThan(RUNS);
  });
});
