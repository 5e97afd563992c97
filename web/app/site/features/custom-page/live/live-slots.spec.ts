import { describe, expect, it } from 'vitest';
import { withLiveSlots } from './live-slots';

const HOMES =
  '<div data-live="homes" data-purpose="rent" data-place="A &amp; B" data-count="2" class="x"></div>';

describe('live blocks of a page', () => {
  it('get a slot each, wherever they stand, and keep their place and their look', () => {
    const { html, slots } = withLiveSlots(
      `<section><h2>A</h2>${HOMES}</section><p>b</p><div data-live="faqs"> </div>`,
    );
    expect(html).toBe(
      `<section><h2>A</h2>${HOMES.replace('></div>', '><slot name="live-0"></slot></div>')}</section><p>b</p>` +
        '<div data-live="faqs"><slot name="live-1"></slot></div>',
    );
    expect(slots).toEqual([
      {
        slot: 'live-0',
        query: { kind: 'homes', purpose: 'rent', place: 'A & B', count: 2, sort: 'newest' },
      },
      { slot: 'live-1', query: { kind: 'faqs', count: 5 } },
    ]);
  });

  it.each([
    '<div class="data-live"></div>',
    '<div title="data-live=&quot;homes&quot;"></div>',
    '<div data-live="homes"><p>a</p></div>',
    '<section data-live="homes"></section>',
    '<div data-live="visitors"></div>',
  ])('are nothing else: %s', (html) => {
    expect(withLiveSlots(html)).toEqual({ html, slots: [] });
  });

  it('are read at most twelve times a page', () => {
    expect(withLiveSlots(HOMES.repeat(3_000) + '<div '.repeat(20_000)).slots).toHaveLength(12);
  });
});
