import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '@manzil/testing/s3';
import type { AssetStorage } from '../src/storage/asset-storage.js';
import { FilesystemStorage } from '../src/storage/filesystem-storage.js';
import { s3TestStorage, breakingProxy } from './s3-test-storage.js';

const LARGE = 18 * 1024 * 1024;

describe.each(['filesystem', 's3'] as const)('files stored in %s', (kind) => {
  let folder: string;
  let s3: TestS3 | undefined;
  let storage: AssetStorage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-storage-'));
    s3 = kind === 's3' ? await startS3() : undefined;
    storage = s3 === undefined ? new FilesystemStorage(join(folder, 'files')) : s3TestStorage(s3).storage;
    await storage.open();
  });
  afterAll(async () => {
    await s3?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const local = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, randomBytes(8).toString('hex'));
    await writeFile(path, bytes);
    return path;
  };
  const keep = async (name: string, bytes: Buffer): Promise<void> => storage.put(name, await local(bytes));
  const whole = (name: string): Promise<Buffer> => buffer(storage.read(name));

  it('are found with their size and read back unchanged, the largest ones too', async () => {
    const bytes = randomBytes(LARGE);
    await keep('large.pdf', bytes);
    expect(await storage.find('large.pdf')).toMatchObject({ size: LARGE });
    expect((await whole('large.pdf')).equals(bytes)).toBe(true);
  });

  it('are moved: the local file is gone afterwards', async () => {
    const path = await local(Buffer.from('moved'));
    await storage.put('moved.webp', path);
    await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each([
    [0, 1],
    [0, 99],
    [500, 500],
    [990, 999],
  ])('are read in part, from byte %i to byte %i', async (start, end) => {
    const bytes = randomBytes(1_000);
    await keep('parts.webp', bytes);
    const part = await buffer(storage.read('parts.webp', { start, end }));
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('have a version that changes only with the bytes and fits an ETag', async () => {
    await keep('versions.webp', Buffer.from('one'));
    const first = await storage.find('versions.webp');
    expect(first?.version).toMatch(/^[\w.-]+$/);
    expect(await storage.find('versions.webp')).toEqual(first);
    await keep('versions.webp', Buffer.from('another'));
    expect((await storage.find('versions.webp'))?.version).not.toBe(first?.version);
    expect(await whole('versions.webp')).toEqual(Buffer.from('another'));
  });

  it('that cannot be stored leave the existing file', async () => {
    const missing = join(folder, 'not-there');
    await expect(storage.put('new.webp', missing)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.find('new.webp')).toBeUndefined();
    await keep('old.webp', Buffer.from('old'));
    await expect(storage.put('old.webp', missing)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await whole('old.webp')).toEqual(Buffer.from('old'));
  });

  it('that do not exist are not found and fail to be read with ENOENT', async () => {
    expect(await storage.find('nowhere.webp')).toBeUndefined();
    await expect(whole('nowhere.webp')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are gone after their removal, which is idempotent', async () => {
    await keep('brief.webp', Buffer.from('brief'));
    await storage.remove('brief.webp');
    await storage.remove('brief.webp');
    expect(await storage.find('brief.webp')).toBeUndefined();
  });

  it('are listed by name, each once, also when a list has several pages', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `listed-${index}-160w.avif`);
    await Promise.all(names.map((name) => keep(name, Buffer.from(name))));
    const listed: string[] = [];
    for await (const name of storage.list()) if (name.startsWith('listed-')) listed.push(name);
    expect(listed.sort()).toEqual(names.sort());
  });

  it('may be closed before they are read completely', async () => {
    for await (const chunk of storage.read('large.pdf')) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(await storage.find('large.pdf')).toMatchObject({ size: LARGE });
  });

  it.each(['../escape.webp', 'a/b.webp', 'A.webp', '.webp', 'a', 'a.webp?x'])(
    'never have a name like %j',
    async (name) => {
      await expect(keep(name, Buffer.from('x'))).rejects.toThrow('Not a name');
      await expect((async () => storage.find(name))()).rejects.toThrow('Not a name');
      await expect((async () => whole(name))()).rejects.toThrow('Not a name');
      await expect((async () => storage.remove(name))()).rejects.toThrow('Not a name');
    },
  );
});

describe('an S3 server', () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  it.each([
    ['S3_BUCKET', { bucket: 'somebody-elses' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'unknown' }],
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'wrong' }],
  ])('that refuses %s ends the start with a message that names it', async (name, changes) => {
    await expect(s3TestStorage(s3, changes).storage.open()).rejects.toThrow(
      new RegExp(`^Configuration: .*${name}`),
    );
  });

  it('that is not up yet is waited for, with one line in the log', async () => {
    const { endpoint, close } = await breakingProxy(s3.endpoint);
    await close();
    const warnings: unknown[] = [];
    let hasWaited = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (hasWaited = resolve));
    const warn = (...words: unknown[]): void => {
      warnings.push(words[1]);
      hasWaited();
    };
    const opened = s3TestStorage(s3, { endpoint }, { warn }).storage.open();
    await waiting;
    const way = await breakingProxy(s3.endpoint, { port: Number(new URL(endpoint).port) });
    await opened;
    expect(warnings).toEqual(['waiting for S3']);
    await way.close();
  });

  it('whose connection breaks during a file receives it again completely', async () => {
    const way = await breakingProxy(s3.endpoint, { cutAfter: 1_000_000 });
    const { storage } = s3TestStorage(s3, { endpoint: way.endpoint });
    const folder = await mkdtemp(join(tmpdir(), 'manzil-cut-'));
    const path = join(folder, 'file');
    const bytes = randomBytes(5_000_000);
    await writeFile(path, bytes);
    await storage.put('cut.pdf', path);
    expect(way.cuts()).toBe(1);
    expect((await buffer(storage.read('cut.pdf'))).equals(bytes)).toBe(true);
    await way.close();
    await rm(folder, { recursive: true });
  });
});
