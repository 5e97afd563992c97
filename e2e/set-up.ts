import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { closeContexts, openContexts } from './browser.js';
import { sharedMailServer } from './mail.js';
import { readSiteState, restoreSite, type SiteState } from './site-state.js';

// Test files of a worker share its browser and the product. Each file leaves both as it found them.
let before: SiteState | undefined;
beforeAll(async () => {
  if (process.env.E2E_SMTP_URL !== undefined) await sharedMailServer();
  before = await readSiteState();
});

// Pages of earlier tests would use CPU time: carousels, maps and timers keep running.
let earlier: readonly BrowserContext[] = [];
beforeEach(async () => {
  earlier = await openContexts();
});
afterEach(() => closeContexts(earlier));

afterAll(async () => {
  await closeContexts();
  if (before === undefined) return;
  await restoreSite(before);
  expect(await readSiteState()).toEqual(before);
});
