import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from '@manzil/local-servers/end-with-parent';
import { freePort } from '@manzil/local-servers/ports';
import { waitFor } from './wait-for.js';

export interface TestS3 {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}

/**
 * Starts an S3 server with one bucket, which checks signatures: the one at `TEST_S3_URL`
 * (`http://key:secret@host:port/bucket?region=…`, whose bucket is never emptied), or a process that stores files in a
 * temporary folder.
 */
export async function startS3(): Promise<TestS3> {
  const given = process.env.TEST_S3_URL;
  return given === undefined || given === '' ? startLocally() : atGiven(new URL(given));
}

const atGiven = (url: URL): TestS3 => ({
  endpoint: url.origin,
  region: url.searchParams.get('region') ?? 'us-east-1',
  bucket: url.pathname.slice(1),
  accessKeyId: decodeURIComponent(url.username),
  secretAccessKey: decodeURIComponent(url.password),
  stop: () => Promise.resolve(),
});

/** The server encrypts its list cursors with a cipher that OpenSSL offers only as a legacy one. */
const LEGACY_CIPHERS = '--openssl-legacy-provider';
/** The only account that the server knows. */
const ACCOUNT = 'S3RVER';

async function startLocally(): Promise<TestS3> {
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'manzil-s3-')), freePort()]);
  const bucket = `test-${randomBytes(6).toString('hex')}`;
  const program = fileURLToPath(new URL('./s3-server.js', import.meta.url));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const options = { directory: folder, address: '127.0.0.1', port, silent: true, configureBuckets };
  const child = spawn(process.execPath, [LEGACY_CIPHERS, program, JSON.stringify(options)], {
    stdio: 'ignore',
    // Keeps the Node options of the test runner from the child.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  endWithParent(child, 'TERM');
  const endpoint = `http://127.0.0.1:${port}`;
  await waitFor('the S3 server to answer', async () => {
    if (child.exitCode !== null) throw new Error(`The S3 server ended with code ${child.exitCode}`);
    return (await fetch(endpoint)).status < 500;
  });
  return {
    endpoint,
    region: 'us-east-1',
    bucket,
    accessKeyId: ACCOUNT,
    secretAccessKey: ACCOUNT,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
