import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceList, parseList } from './device-list.js';

const home = (id: number) => ({ id, pagelink: `home-${String(id)}`, name: `Home ${String(id)}` });

describe('listings remembered on a device', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
  });

  it('stand in the order they were put, the last first, each once, and no more than there is room for', () => {
    const list = new DeviceList('favourites', 3);
    for (const id of [1, 2, 3, 2, 4]) list.put(home(id));
    expect(list.read().map(({ id }) => id)).toEqual([4, 2, 3]);
  });

  it('can be taken out and put back in their place', () => {
    const list = new DeviceList('favourites', 5);
    for (const id of [1, 2, 3]) list.put(home(id));
    const place = list.remove(2);
    expect(list.read().map(({ id }) => id)).toEqual([3, 1]);
    list.put(home(2), place);
    expect(list.read().map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list.remove(99)).toBe(-1);
  });

  it('are the same array as long as nothing changes', () => {
    const list = new DeviceList('favourites', 5);
    list.put(home(1));
    expect(list.read()).toBe(list.read());
  });

  it.each(['{', '{"a":1}', '[{"id":"1"}]', '[null, 3]', '[{"id":-1,"pagelink":"a","name":""}]'])(
    'are none when what is stored is %s',
    (text) => {
      expect(parseList(text)).toEqual([]);
    },
  );
});
