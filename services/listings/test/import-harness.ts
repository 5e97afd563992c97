import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

interface Options {
  dryRun?: boolean;
  source?: string;
}

/** Starts a listings service and a feed that a test fills. */
export async function startImportHarness(overrides: Parameters<typeof startListingsStack>[0] = {}) {
  const stack = await startListingsStack(overrides);
  let body: Buffer | string = '';
  const feed = await startFeedServer((response) => response.end(body));
  const request = async (content: Buffer | string, options: Options = {}): Promise<string> => {
    body = content;
    const { run } = await stack.client.request(requestImport, {
      trigger: 'test',
      location: feed.url,
      ...options,
    });
    return run.id;
  };
  return {
    stack,
    feedUrl: feed.url,
    request,
    importNow: async (content: Buffer | string, options: Options = {}): Promise<ImportRun> =>
      endOfRun(stack.client, await request(content, options)),
    clear: async (): Promise<void> => {
      await clearListings(stack);
    },
    stop: async (): Promise<void> => {
      await feed.stop();
      await stack.stop();
    },
  };
}

export type ImportHarness = Awaited<ReturnType<typeof startImportHarness>>;

/**
 * Shares one harness among all tests of a `describe`, and deletes listings and runs before each test; available in
 * later `beforeAll` hooks.
 */
export function setUpImportHarness(): ImportHarness {
  const harness = {} as ImportHarness;
  beforeAll(async () => {
    Object.assign(harness, await startImportHarness());
  });
  afterAll(() => harness.stop());
  beforeEach(() => harness.clear());
  return harness;
}

export const clearListings = ({ dataSource }: Pick<ListingsStack, 'dataSource'>): Promise<unknown> =>
  dataSource.query(
    'TRUNCATE property, asking_price, import_run, import_stage, import_change, import_problem, import_held_stage',
  );
