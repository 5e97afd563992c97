import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CardStore } from './card-store.js';

/** Characters unique to the card; compression saves only a quarter of them. */
const unlike = (id: number, parts = 12): string =>
  createHash('shake256', { outputLength: parts * 66 })
    .update(String(id))
    .digest('base64');
const COMMON = unlike(0);
/** More than a kilobyte, mostly shared by all cards. */
const alike = (id: number): string => COMMON + unlike(id, 2);
const put = (store: CardStore, id: number, text = unlike(id), expires = 0): void => {
  store.put({ id, json: Buffer.from(text), expires });
};
const get = (store: CardStore, id: number, now = 0): string | undefined => store.get(id, now)?.toString();

describe('the store of cards', () => {
  it('returns what was put last, and nothing after it was deleted or cleared', () => {
    const store = new CardStore(1);
    put(store, 7, 'first');
    put(store, 8, 'بطاقة');
    put(store, 7, 'second');
    expect([get(store, 7), get(store, 8), get(store, 9)]).toEqual(['second', 'بطاقة', undefined]);
    store.delete(7);
    expect(get(store, 7)).toBeUndefined();
    store.clear();
    expect(get(store, 8)).toBeUndefined();
    put(store, 8, 'again');
    expect(get(store, 8)).toBe('again');
  });

  it('does not return a card from the moment on at which it changes by itself', () => {
    const store = new CardStore(1);
    put(store, 1, 'reduced', 1_000);
    expect(get(store, 1, 999)).toBe('reduced');
    expect(get(store, 1, 1_000)).toBeUndefined();
  });

  it('never takes more than its room, keeps the latest cards and those that are read, and mixes none up', () => {
    const store = new CardStore(4);
    const wanted = 5;
    const kept = unlike(wanted);
    for (let id = 1; id <= 12_000; id += 1) {
      put(store, id);
      if (get(store, wanted) !== (id < wanted ? undefined : kept)) expect.fail(`mixed up at ${id}`);
    }
    expect(store.size).toBeLessThanOrEqual((4 * 1_048_576) / 768);
    expect(store.size).toBeGreaterThan(2 * 1_000);
    expect(get(store, 1)).toBeUndefined();
    for (let id = 10_500; id <= 12_000; id += 1) expect(get(store, id)).toBe(unlike(id));
  });

  it('holds several times as many cards that are alike, and returns them as they were put', () => {
    const store = new CardStore(4);
    for (const last of [6_000, 7_000]) {
      for (let id = 1; id <= last; id += 1) put(store, id, alike(id));
      const wrong = Array.from({ length: last }, (_, index) => index + 1).filter(
        (id) => get(store, id) !== alike(id),
      );
      expect(wrong).toEqual([]);
      store.clear();
      expect(get(store, last)).toBeUndefined();
      put(store, 1);
    }
  });

  it('keeps compressed cards that are read when others give way', () => {
    const store = new CardStore(4);
    for (let id = 1; id <= 30_000; id += 1) {
      put(store, id, alike(id));
      if (id >= 9_000 && id % 500 === 0) expect(get(store, 9_000)).toBe(alike(9_000));
    }
    expect(get(store, 8_999)).toBeUndefined();
  });

  it('leaves the bytes of a card as they are when its chunk gives way', () => {
    const store = new CardStore(2);
    put(store, 1, 'mine');
    const bytes = store.get(1, 0);
    for (let id = 2; id <= 6_000; id += 1) put(store, id);
    expect(get(store, 1)).toBeUndefined();
    expect(bytes?.toString()).toBe('mine');
  });

  it('holds nothing without room, and no card that is longer than a chunk', () => {
    const none = new CardStore(0);
    put(none, 1);
    expect([get(none, 1), none.isFull]).toEqual([undefined, true]);
    const store = new CardStore(2);
    put(store, 1, 'x'.repeat(2_000_000));
    expect(get(store, 1)).toBeUndefined();
  });
});
