import { describe, expect, it } from 'vitest';
import { overrideListing } from '@manzil/contracts/http/managed-listings';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { feedXml, type FeedListing } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';

const MONTHLY = '<Frequency>per month</Frequency>';
const YEARLY = '<Frequency>per year</Frequency>';

describe('a price that falls', () => {
  const harness = setUpImportHarness();

  /** Imports the home with each of the prices (AED), one run after the other. */
  const offer = async (...steps: (number | Partial<FeedListing>)[]): Promise<string[]> => {
    const runs: string[] = [];
    for (const step of steps) {
      const home = typeof step === 'number' ? { price: step } : step;
      const run = await harness.importNow(feedXml([{ reference: 'P-1', ...home }, { reference: 'P-2' }]));
      expect(run.state).toBe('done');
      runs.push(run.id);
    }
    return runs;
  };
  const withdraw = async (): Promise<void> => {
    // A listing is withdrawn when it is missing twice.
    for (const _ of [1, 2]) await harness.importNow(feedXml([{ reference: 'P-2' }]));
  };
  const rollBack = async (id: string): Promise<string> => {
    const { run } = await harness.stack.client.request(rollBackImport, { id, by: 'admin' });
    return (await endOfRun(harness.stack.client, run.id)).id;
  };
  const card = async (reference = 'P-1'): Promise<ListingCard | undefined> => {
    const { client } = harness.stack;
    const found = await Promise.all(
      (['sale', 'rent'] as const).map((adType) => client.request(searchProperties, { adType, q: reference })),
    );
    return found.flatMap(({ items }) => items).find((each) => each.reference === reference);
  };
  const formerPrice = async (reference?: string): Promise<number | null | undefined> => {
    const shown = await card(reference);
    if (shown === undefined) return undefined;
    const { pagelink, reducedFrom } = shown;
    const page = await harness.stack.client.request(getProperty, { pagelink });
    expect(page.reducedFrom).toEqual(reducedFrom);
    return reducedFrom?.price ?? null;
  };
  /** Moves all stored dates of prices back by this many days. */
  const age = async (days: number): Promise<void> => {
    for (const [table, column] of [
      ['property', 'reduced_at'],
      ['property', 'withdrawn_at'],
      ['asking_price', 'since'],
    ])
      await harness.stack.dataSource.query(
        `UPDATE ${table} SET ${column} = ${column} - make_interval(secs => $1::float8)`,
        [days * 86_400],
      );
  };

  it('by a hundredth or more is shown with the former one, in lists and on the page of the home', async () => {
    const startedAt = Date.now();
    await offer(1_000_000, 950_000);
    expect(await formerPrice()).toBe(1_000_000);
    const at = Date.parse((await card())?.reducedFrom?.at ?? '');
    expect(at).toBeGreaterThanOrEqual(startedAt - 1_000);
    expect(at).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  const cases: [string, (number | Partial<FeedListing>)[], number | null][] = [
    ['by less', [1_000_000, 990_001], null],
    ['by exactly that', [1_000_000, 990_000], 1_000_000],
    ['once more', [1_000_000, 900_000, 800_000], 900_000],
    ['once more, a little', [1_000_000, 900_000, 899_000], 1_000_000],
    ['and rises again', [1_000_000, 900_000, 950_000], null],
    ['after it was raised', [1_000_000, 1_200_000, 1_000_000], null],
    ['below what it was before it was raised', [1_000_000, 1_200_000, 900_000], 1_000_000],
    ['and is on request then', [1_000_000, 900_000, 0], null],
    ['after it was on request', [1_000_000, 0, 900_000], null],
    [
      'because a sale becomes a rent',
      [
        { price: 1_000_000, adType: 'Sale' },
        { price: 100_000, adType: 'Rent', more: YEARLY },
      ],
      null,
    ],
    [
      'because the rent is quoted for another period',
      [
        { price: 10_000, adType: 'Rent', more: MONTHLY },
        { price: 110_000, adType: 'Rent', more: YEARLY },
      ],
      null,
    ],
    [
      'for the same period',
      [
        { price: 10_000, adType: 'Rent', more: MONTHLY },
        { price: 9_000, adType: 'Rent', more: MONTHLY },
      ],
      120_000,
    ],
    [
      'and is imported again with another title',
      [1_000_000, 900_000, { price: 900_000, title: 'Anew' }],
      1_000_000,
    ],
  ];

  it('is shown or not by what the price was before', async () => {
    const homes = cases.map(([, steps], index) =>
      steps.map((step) => ({
        reference: `R-${index + 10}`,
        ...(typeof step === 'number' ? { price: step } : step),
      })),
    );
    // Each run has the next step of each home; one without a next step stays as it is.
    for (const run of [0, 1, 2]) {
      const feed = homes.flatMap((steps) => steps[Math.min(run, steps.length - 1)] ?? []);
      expect(await harness.importNow(feedXml(feed))).toMatchObject({ state: 'done' });
    }
    const shown: [string, number | null | undefined][] = [];
    for (const [index, [what]] of cases.entries()) shown.push([what, await formerPrice(`R-${index + 10}`)]);
    expect(shown).toEqual(cases.map(([what, , expected]) => [what, expected]));
  });

  it('counts for thirty days, and is over without an import', async () => {
    await offer(1_000_000, 900_000);
    await age(29.99);
    expect(await formerPrice()).toBe(1_000_000);
    await age(0.01);
    expect(await formerPrice()).toBeNull();
  });

  it('is measured by the prices of the last thirty days alone', async () => {
    await offer(800_000, 1_000_000);
    await age(31);
    await offer(900_000);
    expect(await formerPrice()).toBe(1_000_000);
  });

  it('is shown while staff rename and feature the home, and after withdrawal and return', async () => {
    await offer(1_000_000, 900_000);
    const { id = 0 } = (await card()) ?? {};
    const { client } = harness.stack;
    await client.request(overrideListing, { id, overrides: { title: 'P-1 by the sea', featured: true } });
    expect(await formerPrice()).toBe(1_000_000);
    await withdraw();
    expect(await formerPrice()).toBeUndefined();
    await offer(900_000);
    expect(await formerPrice()).toBe(1_000_000);
    await withdraw();
    await offer(850_000);
    expect(await formerPrice()).toBe(900_000);
  });

  it('while the home was off the market for longer than that is a new price, not a reduced one', async () => {
    await offer(1_000_000);
    await withdraw();
    await age(31);
    await offer(800_000);
    expect(await formerPrice()).toBeNull();
  });

  it('in a run that is rolled back never fell, until that is undone as well', async () => {
    const [, reducing = ''] = await offer(1_000_000, 900_000);
    const undoing = await rollBack(reducing);
    expect(await formerPrice()).toBeNull();
    await rollBack(undoing);
    expect(await formerPrice()).toBe(1_000_000);
  });

  it('is measured without the prices of runs that were rolled back', async () => {
    const [, wrong = ''] = await offer(1_000_000, 700_000, 1_100_000);
    await rollBack(wrong);
    await offer(950_000);
    expect(await formerPrice()).toBe(1_000_000);
  });

  it('is recorded once, and an unchanged price writes nothing', async () => {
    await offer(1_000_000, 900_000, { price: 900_000, title: 'Anew' });
    const recorded: unknown = await harness.stack.dataSource.query(
      'SELECT price, former_price FROM asking_price',
    );
    expect(recorded).toEqual([{ price: 900_000, former_price: 1_000_000 }]);
  });
});
