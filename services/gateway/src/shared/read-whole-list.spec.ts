import { describe, expect, it } from 'vitest';
import { readWholeList } from './read-whole-list.js';

describe('a list that is read in parts', () => {
  const read = (parts: readonly (readonly number[])[], total: number) => {
    const offsets: number[] = [];
    const readPart = (offset: number) => {
      offsets.push(offset);
      return Promise.resolve({ items: parts[offsets.length - 1] ?? [], total });
    };
    return { offsets, list: readWholeList(readPart, (item) => item) };
  };

  it('is whole, and nothing is asked for behind its end', async () => {
    const { list, offsets } = read([[1, 2], [3, 4], [5]], 5);
    expect(await list).toEqual([1, 2, 3, 4, 5]);
    expect(offsets).toEqual([0, 2, 4]);
  });

  it('has an item once that a change in between has moved on', async () => {
    expect(
      await read(
        [
          [1, 2],
          [2, 3],
        ],
        4,
      ).list,
    ).toEqual([1, 2, 3]);
  });

  it('ends where nothing is left, although it was longer before', async () => {
    const { list, offsets } = read([[1, 2], []], 4);
    expect(await list).toEqual([1, 2]);
    expect(offsets).toEqual([0, 2]);
  });
});
