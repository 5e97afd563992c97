import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '@manzil/service-kit/config';
import { configSchema } from './config.js';

const BASE = { MEDIA_DATABASE_URL: 'postgres://m:m@localhost/m', MEDIA_DIR: '/tmp/media' };
const S3 = {
  MEDIA_STORAGE: 's3',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const namedBy = (changes: Record<string, string | undefined>): string[] =>
  configSchema
    .safeParse({ ...BASE, ...S3, ...changes })
    .error?.issues.map(({ path }) => path.join('.'))
    .sort() ?? [];

describe('the storage of media', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-keys-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the file system by default', () => {
    expect(configSchema.parse(BASE).storage).toEqual({ kind: 'filesystem' });
  });

  it('is the bucket of the variables, and no secret stays outside it', () => {
    const { storage, ...rest } = configSchema.parse({ ...BASE, ...S3, S3_FORCE_PATH_STYLE: 'false' });
    expect(storage).toEqual({
      kind: 's3',
      s3: {
        endpoint: 'http://127.0.0.1:9000',
        bucket: 'media',
        region: 'us-east-1',
        pathStyle: false,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
    });
    expect(Object.keys(rest).filter((name) => name.startsWith('S3_'))).toEqual([]);
  });

  it('is at Amazon, in the given region, without an endpoint', () => {
    const { storage } = configSchema.parse({
      ...BASE,
      ...S3,
      S3_ENDPOINT: undefined,
      S3_REGION: 'me-central-1',
    });
    expect(storage).toMatchObject({ s3: { endpoint: 'https://s3.me-central-1.amazonaws.com' } });
  });

  it('reads its keys from files as well', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, 'from a file\n');
    const { storage, MEDIA_UPLOAD_TOKEN } = loadConfig(configSchema, {
      ...BASE,
      ...S3,
      S3_SECRET_ACCESS_KEY: undefined,
      S3_SECRET_ACCESS_KEY_FILE: file,
      MEDIA_UPLOAD_TOKEN_FILE: file,
    });
    expect(storage).toMatchObject({ s3: { secretAccessKey: 'from a file' } });
    expect(MEDIA_UPLOAD_TOKEN).toBe('from a file');
  });

  it.each([
    [{ MEDIA_STORAGE: 'floppy' }, ['MEDIA_STORAGE']],
    [{ S3_BUCKET: undefined }, ['S3_BUCKET']],
    [{ S3_BUCKET: 'No Bucket' }, ['S3_BUCKET']],
    [{ S3_ENDPOINT: 'ftp://files' }, ['S3_ENDPOINT']],
    [
      { S3_ACCESS_KEY_ID: undefined, S3_SECRET_ACCESS_KEY: undefined },
      ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ],
    [{ S3_FORCE_PATH_STYLE: 'perhaps' }, ['S3_FORCE_PATH_STYLE']],
  ])('with %j is refused by name: %j', (changes, names) => {
    expect(namedBy(changes)).toEqual(names);
  });
});
