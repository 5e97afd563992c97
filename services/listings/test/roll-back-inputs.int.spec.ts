import { readdir, readFile } from 'node:fs/promises';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { allPagelinks, catalogueChecksum, publicChecksum } from './public-checksum.js';

/** Feeds of all formats, and inputs as other programs write them. */
const FOLDERS = ['feeds/', 'field-inputs/'].map((folder) => new URL(folder, import.meta.url));
const DEMO = new URL('../../../demo/feed/manzil-demo.xml', import.meta.url);

/** Texts with places, buildings and keywords of the demo feed and the other feeds. */
const TYPED = [
  ...['jbr', 'jvc', 'jlt', 'mbr city', 'دبي مارينا', 'Marina Promenade', 'marina', 'attessa', 'palm'],
  ...['villa', 'studio for rent', '2 bed dubai marina', 'شقة', 'pool', 'under 2m', 'near metro', 'office'],
];

/** Keeps every fourth listing, which are of all places and types. */
function aQuarterOf(feed: string): string {
  let count = 0;
  return feed.replaceAll(/<Listing>[^]*?<\/Listing>/g, (listing) => (count++ % 4 === 0 ? listing : ''));
}

describe('the catalogue of the demo', () => {
  const harness = setUpImportHarness();

  /** The public results for each text, once the search vocabulary is read. */
  const answers = async (): Promise<string[]> => {
    const { client } = harness.stack;
    const all: string[] = [];
    for (const adType of ['sale', 'rent'] as const)
      for (const q of TYPED) {
        const suggested = await waitFor('the words of the listings', async () => {
          const answer = await client.request(suggestProperties, { adType, q, limit: 20 });
          return answer.provisional === true ? undefined : answer;
        });
        const found = await client.request(searchProperties, { adType, q, understand: true, pageSize: 48 });
        all.push(JSON.stringify([adType, q, found, suggested]));
      }
    return all;
  };

  it('is the same, byte for byte, after feeds of all formats and all inputs were imported and rolled back', async () => {
    const { stack, importNow } = harness;
    const demo = aQuarterOf(await readFile(DEMO, 'utf8'));
    expect(await importNow(demo)).toMatchObject({ state: 'done' });
    const links = await allPagelinks(stack.dataSource);
    const state = async (): Promise<string[]> => [
      ...(await answers()),
      await publicChecksum(stack, links),
      await catalogueChecksum(stack),
    ];
    const before = await state();

    const files: URL[] = [];
    for (const folder of FOLDERS)
      for (const name of await readdir(folder))
        if (!/\.(?:expected\.json|txt)$/.test(name)) files.push(new URL(name, folder));
    const runs: string[] = [];
    for (const [index, file] of files.entries()) {
      const run = await importNow(await readFile(file), { source: `input-${index}` });
      if (run.state === 'done') runs.push(run.id);
    }
    const propspace = await readFile(new URL('feeds/propspace.xml', import.meta.url), 'utf8');
    const listings = /<Listing>[^]*<\/Listing>/.exec(propspace)?.[0] ?? '';
    const both = await importNow(demo.replace('</Listings>', `${listings}</Listings>`));
    expect(both).toMatchObject({ state: 'done', counts: { withdrawn: 0, changed: 0 } });
    expect(both.counts.added).toBeGreaterThan(0);
    // Feeds with other field names are quarantined, because they cannot be read without a mapping.
    expect(runs.length).toBeGreaterThanOrEqual(50);
    expect(await catalogueChecksum(stack)).not.toBe(before.at(-1));

    for (const id of [...runs, both.id]) {
      const { run } = await stack.client.request(rollBackImport, { id, by: 'admin' });
      expect(await endOfRun(stack.client, run.id)).toMatchObject({ state: 'done' });
    }
    expect(await state()).toEqual(before);
  });
});
