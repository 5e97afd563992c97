import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getProperty, requestImport } from '@manzil/contracts/listings/rpc';
import { feedXml, startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { GOOD, POISONED, type PoisonedFeed } from './poisoned-feeds.js';
import { allPagelinks, publicChecksum } from './public-checksum.js';

const MOST_GROWTH = 300_000_000;

describe('a poisoned feed', () => {
  let stack: ListingsStack;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let answer: PoisonedFeed['answer'];
  let before: string;
  let memory: number;

  const importNow = async () => {
    const { run } = await stack.client.ask(requestImport, { trigger: 'test', location: feed.url });
    return endOfRun(stack.client, run.id);
  };
  beforeAll(async () => {
    stack = await startListingsStack();
    feed = await startFeedServer((response) => {
      answer(response);
    });
    answer = (response) => response.end(feedXml(GOOD));
    expect(await importNow()).toMatchObject({ state: 'done', counts: { added: GOOD.length } });
    before = await publicChecksum(stack);
    memory = process.memoryUsage().rss;
  });
  afterAll(async () => {
    await feed.stop();
    await stack.stop();
  });

  it.each(POISONED)(
    '$name ends $state, and no public byte changes',
    async (poisoned) => {
      answer = poisoned.answer;
      const run = await importNow();
      expect(run).toMatchObject({
        state: poisoned.state,
        revision: null,
        error: expect.stringMatching(poisoned.says),
      });
      const codes = run.reasons.map(({ code }) => code);
      expect(codes).toEqual(poisoned.code === undefined ? [] : expect.arrayContaining([poisoned.code]));
      expect(await publicChecksum(stack)).toBe(before);
      expect(process.memoryUsage().rss - memory).toBeLessThan(MOST_GROWTH);
    },
    60_000,
  );

  it('leaves the service well: the next good feed goes in', async () => {
    answer = (response) => response.end(feedXml(GOOD));
    expect(await importNow()).toMatchObject({
      state: 'done',
      counts: { unchanged: GOOD.length, changed: 0 },
    });
    expect(await publicChecksum(stack)).toBe(before);
  });

  it('whose texts are hostile goes in without what could do harm', async () => {
    const [first, ...rest] = GOOD;
    const evil = '&lt;script&gt;alert(1)&lt;/script&gt;Villa&#11; =cmd|calc \u202e';
    answer = (response) => response.end(feedXml([{ reference: 'S-1', ...first, title: evil }, ...rest]));
    expect(await importNow()).toMatchObject({ state: 'done', counts: { changed: 1 } });
    const [link = ''] = await allPagelinks(stack.dataSource);
    const { title } = await stack.client.ask(getProperty, { pagelink: link });
    expect(title).not.toMatch(/<script|\v/);
    expect(title).toContain('Villa');
  });
});
