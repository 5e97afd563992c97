import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listUnmappedValues } from '@manzil/contracts/http/feed-mappings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { ImportRunEntity } from '../src/import/import-run.entity.js';
import { feedXml, someListings } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { publicChecksum } from './public-checksum.js';

const WITH_A_PROBLEM = [...someListings(30), { reference: 'BAD', adType: 'Swap' }];
const UNMAPPED = {
  term: 'adType',
  value: 'Swap',
  field: 'ad_type',
  count: 1,
  rejected: true,
  references: ['BAD'],
  line: 31,
};

describe('a feed that has not changed since', () => {
  let stack: ListingsStack;
  let folder: string;
  let file: string;
  let source = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-feed-'));
    stack = await startListingsStack({ FEED_FOLDERS: [folder] });
    file = join(folder, 'feed.xml');
  });
  afterAll(async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    source += 1;
    await writeFile(file, feedXml(WITH_A_PROBLEM));
  });

  const importFile = async (): Promise<ImportRun> => {
    const request = { location: pathToFileURL(file).href, source: `source-${source}` };
    return endOfRun(stack.client, (await stack.client.request(requestOperatorImport, request)).run.id);
  };
  it('is unchanged when only the signatures of its photos differ', async () => {
    const write = (run: number): Promise<void> =>
      writeFile(
        file,
        feedXml(
          someListings(2, (number) => ({
            more: `<Images><image>https://bucket.example/${number}.jpg?X-Amz-Date=${run}&amp;X-Amz-Signature=${run}abc</image></Images>`,
          })),
        ),
      );
    await write(1);
    expect(await importFile()).toMatchObject({ state: 'done', counts: { added: 2 } });
    await write(2);
    expect(await importFile()).toMatchObject({ state: 'done', counts: { changed: 0, unchanged: 2 } });
    const urls = await stack.dataSource.query<{ url: string }[]>(
      'SELECT images->>0 AS url FROM property WHERE source = $1 ORDER BY source_reference',
      [`source-${source}`],
    );
    expect(urls.map(({ url }) => url)).toEqual([
      'https://bucket.example/1.jpg?X-Amz-Date=1&X-Amz-Signature=1abc',
      'https://bucket.example/2.jpg?X-Amz-Date=1&X-Amz-Signature=1abc',
    ]);
  });

  /** Returns when the bytes of a run were last read record by record. */
  const readAt = async ({ id }: ImportRun): Promise<number | undefined> =>
    (await stack.dataSource.getRepository(ImportRunEntity).findOneByOrFail({ id })).feedMark?.readAt;

  it('is not read record by record again, and reports what it did before', async () => {
    const first = await importFile();
    const again = await importFile();
    expect(await readAt(first)).toBeDefined();
    expect(await readAt(again)).toBe(await readAt(first));
    expect(again).toMatchObject({ state: 'done', bytes: first.bytes, feedHash: first.feedHash, revision: 2 });
    expect(again.counts).toMatchObject({ read: 31, added: 0, unchanged: 30, rejected: 1 });
    expect(again.problems).toEqual(first.problems);
    expect(again.problemCount).toBe(1);
    const unmapped = await stack.client.request(listUnmappedValues, { source: `source-${source}` });
    expect(unmapped).toMatchObject({ run: { id: again.id }, values: [UNMAPPED] });
    expect((await importFile()).counts).toEqual(again.counts);
  });

  it('is read when its bytes differ, even with the same validator', async () => {
    const time = new Date(1_700_000_000_000);
    await utimes(file, time, time);
    const first = await importFile();
    await writeFile(file, feedXml(WITH_A_PROBLEM).replace('Home S-7<', 'Casa S-7<'));
    await utimes(file, time, time);
    const next = await importFile();
    expect(next.counts).toMatchObject({ changed: 1, unchanged: 29 });
    expect(next.bytes).toBe(first.bytes);
    expect(await readAt(next)).not.toBe(await readAt(first));
  });

  it('withdraws a listing that it misses for the second time', async () => {
    await importFile();
    await writeFile(file, feedXml(WITH_A_PROBLEM.slice(1)));
    expect((await importFile()).counts).toMatchObject({ missing: 1, unchanged: 29 });
    expect((await importFile()).counts).toMatchObject({ withdrawn: 1, unchanged: 29 });
    expect((await importFile()).counts).toMatchObject({ withdrawn: 0, unchanged: 29 });
  });

  it('restores what a rollback removed', async () => {
    const run = await importFile();
    const before = await publicChecksum(stack);
    const undoing = await stack.client.request(rollBackImport, { id: run.id, by: 'editor' });
    await endOfRun(stack.client, undoing.run.id);
    expect(await publicChecksum(stack)).not.toBe(before);
    expect((await importFile()).counts).toMatchObject({ added: 30, unchanged: 0 });
    expect((await importFile()).counts).toMatchObject({ added: 0, unchanged: 30 });
  });
});
