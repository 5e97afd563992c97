import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listImportRuns } from '@manzil/contracts/http/import-runs';
import { requestImport, requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import { storedFeedLocation } from '@manzil/contracts/listings/stored-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { storeFeedFile } from '../../../scripts/lib/feed-file.mjs';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { feedXml, someListings } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

const COMMAND = fileURLToPath(new URL('../../../scripts/feed.mjs', import.meta.url));

interface Ended {
  code: number;
  out: string;
  err: string;
}

describe('the command that imports a feed', () => {
  let stack: ListingsStack;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-feed-'));
    stack = await startListingsStack();
  });
  afterAll(async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const file = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const feed = (...given: string[]): Promise<Ended> => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [COMMAND, ...given],
        {
          env: { ...env, NATS_URL: stack.nats.url, RPC_MIN_DEADLINE_MS: String(SUITE_RPC_DEADLINE_MS) },
        },
        (error, out, err) => {
          // On a busy machine the output begins with a notice.
          const report = out.replace(/^(?:The machine is busy: .*\n)+/, '');
          resolve({ code: error === null ? 0 : Number(error.code), out: report, err });
        },
      );
    });
  };

  it('commits, prints the result, and exits with 0', async () => {
    const { code, out } = await feed(await file('good.xml', feedXml(someListings(30))));
    expect([code, out]).toEqual([0, expect.stringMatching(/^Import done\n {2}read 30, added 30, changed 0/)]);
  });

  it('separates the listings of each source', async () => {
    const partner = await file('partner.xml', feedXml([{ reference: 'P-1' }]));
    const { code, out } = await feed(partner, '--source', 'partner');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Import of partner done\n {2}read 1, added 1/)]);
    const { total } = await stack.client.request(searchProperties, { adType: 'sale' });
    expect(total).toBe(31);
    const { runs } = await stack.client.request(listImportRuns, {});
    expect(runs.map(({ source, trigger }) => [source, trigger])).toEqual([
      ['partner', 'cli'],
      ['primary', 'cli'],
    ]);
    const again = await feed(partner, '--source=partner', '--dry-run');
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^Dry run of partner done/)]);
  });

  it('exits with 1 and the reasons when the feed is quarantined or unreachable', async () => {
    const quarantined = await feed(await file('half.xml', feedXml(someListings(10))));
    expect([quarantined.code, quarantined.out]).toEqual([
      1,
      expect.stringMatching(/^Import quarantined\n {2}withdrawn-share: /),
    ]);
    const gone = await feed('http://127.0.0.1:1/feed.xml');
    expect([gone.code, gone.out]).toEqual([1, expect.stringMatching(/^Import failed: /)]);
  });

  it('reads any file that the person at the terminal can read, of any size, and no other', async () => {
    const large = feedXml(
      someListings(3).map((each) => ({
        ...each,
        more: `<Web_Remarks>${'text '.repeat(120_000)}</Web_Remarks>`,
      })),
    );
    const { code, out } = await feed(await file('my feed é.xml', large), '--source', 'large');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Import of large done\n {2}read 3, added 3/)]);
    const { runs } = await stack.client.request(listImportRuns, {});
    expect(runs[0]).toMatchObject({
      bytes: Buffer.byteLength(large),
      location: expect.stringMatching(/^stored:\w{64}\/my/),
    });
    expect(await feed(join(folder, 'none.xml'))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/none\.xml: there is no such file$/m),
    });
    const stored = (path: string) => storeFeedFile(stack.client, path);
    await expect(stored(folder)).rejects.toThrow(/is not a file$/);
    await expect(stored(await file('empty.xml', ''))).rejects.toThrow(/is empty$/);
    const closed = await file('closed.xml', 'x');
    await chmod(closed, 0);
    // Root may read every file.
    if (process.getuid?.() !== 0) await expect(stored(closed)).rejects.toThrow(/you may not read it$/);
  });

  it('is not read from the stored files by a member, nor once it is not stored any more', async () => {
    const location = storedFeedLocation('0'.repeat(64), 'feed.xml');
    await expect(stack.client.request(requestImport, { trigger: 'admin', location })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const { run } = await stack.client.request(requestOperatorImport, { location, source: 'gone' });
    expect(await endOfRun(stack.client, run.id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('not stored any more'),
    });
  });

  it('prints its usage on request and after wrong arguments', async () => {
    const help = await feed('--help');
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('--source <name>')]);
    expect(await feed()).toMatchObject({ code: 1, err: expect.stringContaining('Usage:') });
    expect(await feed('a', '--fast')).toMatchObject({ code: 1, err: expect.stringContaining('Usage:') });
    const badName = await feed('https://feeds.example/a.xml', '--source', 'not a name');
    expect(badName).toMatchObject({ code: 1, err: expect.stringContaining('must be letters, digits') });
  });
});
