import { afterAll, beforeAll, expect } from 'vitest';
import { closeContexts } from './browser.js';
import { sharedMailServer } from './mail.js';
import { readSiteState, restoreSite, type SiteState } from './site-state.js';

// Files of a worker share its browser and its product. Each one leaves both as it found them.
let before: SiteState | undefined;
beforeAll(async () => {
  if (process.env.E2E_SMTP_URL !== undefined) await sharedMailServer();
  before = await readSiteState();
});
afterAll(async () => {
  await closeContexts();
  if (before === undefined) return;
  await restoreSite(before);
  expect(await readSiteState()).toEqual(before);
});
