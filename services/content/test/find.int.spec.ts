import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findContent, MOST_FOUND } from '@manzil/contracts/content/find-rpc';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS } from './lifecycle-kinds.js';

const FOUND = ['blog-post', 'faq', 'page', 'team-member', 'testimonial'];
const kinds = KINDS.filter(({ kind }) => FOUND.includes(kind));

describe('finding content by its title', () => {
  let content: ContentUnderTest;
  const find = async (q: string) => (await content.client.request(findContent, { q })).entries;
  beforeAll(async () => {
    content = await startContentUnderTest();
    for (const { start } of kinds) await start(content.client, 'Zephyr 100% Guide', 'zephyr');
  });
  afterAll(async () => {
    await content.stop();
  });

  it('finds each kind by every word of its title, whatever the case', async () => {
    expect((await find('guide zeph')).map(({ kind }) => kind).sort()).toEqual(FOUND);
    expect(await find('zephyr absent')).toEqual([]);
  });

  it('takes the signs of patterns as they are', async () => {
    expect(await find('100%')).toHaveLength(FOUND.length);
    expect(await find('zephyr_100')).toEqual([]);
  });

  it('finds nothing that is in the bin', async () => {
    const [first] = kinds.filter(({ kind, bin }) => kind === 'faq' && bin !== undefined);
    const entry = (await find('zephyr')).find(({ kind }) => kind === 'faq');
    await first?.bin?.remove(content.client, entry?.id ?? 0);
    expect((await find('zephyr')).map(({ kind }) => kind)).not.toContain('faq');
  });

  it('answers a few of a kind, those that begin with what was typed first', async () => {
    const testimonials = kinds.find(({ kind }) => kind === 'testimonial');
    for (let index = 0; index < MOST_FOUND; index += 1)
      await testimonials?.start(content.client, `A zephyr ${String(index)}`, 'zephyr');
    const names = (await find('zephyr')).filter(({ kind }) => kind === 'testimonial');
    expect(names).toHaveLength(MOST_FOUND);
    expect(names[0]?.title).toBe('Zephyr 100% Guide');
  });
});
