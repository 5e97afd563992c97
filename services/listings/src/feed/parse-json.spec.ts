import { describe, expect, it } from 'vitest';
import { FeedError } from './feed-error.js';
import { FeedNotes, type FeedNote } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

async function read(text: string, size: number): Promise<{ records: ReadRecord[]; notes: FeedNote[] }> {
  async function* pieces(): AsyncGenerator<string> {
    await Promise.resolve();
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const notes = new FeedNotes();
  const { records } = await readFeed(pieces(), 'auto', 'https://crm.example/feed', { fields: {} }, notes);
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return { records: all, notes: notes.list() };
}

const A = {
  ad_type: 'Sale',
  property_ref_no: 'A',
  property_title: 'One',
  images: [{ url: 'https://i.example/1.jpg' }],
};
const B = { ad_type: 'Sale', property_ref_no: 'B', property_title: 'Two' };
const SIZES = [1, 7, 65_536];

describe('a JSON feed', () => {
  it.each([
    [[A, B]],
    [{ properties: [A, B] }],
    [{ Listings: [A, B] }],
    [{ hits: [A, B], nbHits: 2, page: 0 }],
    [{ success: true, data: { total: 2, properties: [A, B] } }],
    [{ elementList: [A, B], total: 2 }],
    [{ success: true, result: { network: { id: 1 }, listings: [A, B] } }],
    [{ customerProperties: [A, B] }],
    [{ data: [A, B], meta: { page: 1 } }],
    [{ data: { data: { items: [A, B] } } }],
    [{ response: { results: [A, B] } }],
    [{ data: [], listings: [A, B] }],
    [{ results: ['x', 'y'], records: [A, B] }],
    [{ title: 'listings', listings: [A, B] }],
    [{ response: { docs: [A, B], numFound: 2 } }],
    [{ data: { listings: { edges: [{ node: A }, { node: B }] } } }],
    [{ data: { listings: { nodes: [A, B] } } }],
    [{ hits: { total: 2, hits: [{ _source: A }, { _source: B }] } }],
    [{ items: [{ listing: A }, { listing: B }] }],
    [[{ attributes: A }, { attributes: B }]],
  ])('has its list found in %j', async (document) => {
    for (const size of SIZES) {
      for (const text of [JSON.stringify(document), JSON.stringify(document, null, 2)]) {
        const { records, notes } = await read(text, size);
        expect(records.map(({ sourceReference }) => sourceReference)).toEqual(['A', 'B']);
        expect(records[0]?.record?.images).toEqual(['https://i.example/1.jpg']);
        expect(notes).toEqual([]);
      }
    }
  });

  it('reports other lists that have objects', async () => {
    const document = { cities: [{ id: 1 }, { id: 2 }], listings: [A], result: { agents: [{ id: 1 }] } };
    const { records, notes } = await read(JSON.stringify(document), 7);
    expect(records).toHaveLength(1);
    expect(notes.map(({ field, reason }) => [field, reason])).toEqual([
      ['cities', 'the list is not read (2 objects)'],
      ['result.agents', 'the list is not read (1 object)'],
    ]);
  });

  it.each([
    [{ homes: [A] }, 'homes (1)'],
    [{ listings: [], homes: [A, B] }, 'homes (2)'],
    [{ export: { homes: [A, B] }, agents: [{ id: 1 }] }, 'export.homes (2), agents (1)'],
    [{ message: 'ok' }, 'none'],
    [{ error: { code: 1 } }, 'none'],
  ])('without a list that is known names those of %j', async (document, lists) => {
    for (const size of SIZES) {
      const reading = () => read(JSON.stringify(document), size);
      await expect(reading()).rejects.toBeInstanceOf(FeedError);
      await expect(reading()).rejects.toThrow(`No list of listings found; lists: ${lists}`);
    }
  });

  it.each([
    ['lines', '\n'],
    ['lines of Windows', '\r\n'],
    ['lines and empty ones', '\n\n'],
    ['lines with spaces', ' \n '],
  ])('is read as %s', async (_name, between) => {
    for (const end of ['', '\n']) {
      for (const size of SIZES) {
        const { records } = await read(`${JSON.stringify(A)}${between}${JSON.stringify(B)}${end}`, size);
        expect(records.map(({ sourceReference }) => sourceReference)).toEqual(['A', 'B']);
        expect(records[0]?.line).toBe(1);
      }
    }
  });

  it('may be one listing', async () => {
    for (const text of [JSON.stringify(B), JSON.stringify(B, null, 2)]) {
      const { records } = await read(text, 7);
      expect(records.map(({ sourceReference }) => sourceReference)).toEqual(['B']);
    }
  });

  it.each(['[]', '{"listings":[]}', '{"data":{"properties":[]}}', '{"hits":[],"nbHits":0}'])(
    'that is empty has no records: %s',
    async (text) => {
      expect((await read(text, 7)).records).toEqual([]);
    },
  );

  it.each([
    `${JSON.stringify(A)}\n${JSON.stringify(B).slice(0, -5)}`,
    `${JSON.stringify(A)}\n${JSON.stringify(B)}]`,
    `{"listings":[${JSON.stringify(A)}]}}`,
    `{"listings":[${JSON.stringify(A)},]`,
    '{"listings":[{"a":1}',
  ])('that is cut off or broken is refused: %j', async (text) => {
    for (const size of SIZES) await expect(read(text, size)).rejects.toBeInstanceOf(FeedError);
  });
});
