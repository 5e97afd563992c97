import { errors, type Locator, type Page } from 'playwright-core';

type WaitFor = Locator['waitFor'];

const LIMIT_MS = 120_000;
/**
 * Playwright polls less often the longer it waits, but never less often than five times within the limit of a wait: every
 * 50 ms within the first of these limits, every 100 ms within the last, and twice a second afterwards.
 */
const SHORT_LIMITS_MS = [480, 480, 480, 480, 2_400, 2_400, 2_400, 2_400];

let isDone = false;

/** Makes every `waitFor` of a locator poll at least ten times a second for its first ten seconds. */
export function pollFrequently(page: Page): void {
  if (isDone) return;
  isDone = true;
  const locators = Object.getPrototypeOf(page.locator(':root')) as { waitFor: WaitFor };
  const wait = Reflect.get(locators, 'waitFor');
  locators.waitFor = async function (this: Locator, { timeout = LIMIT_MS, ...options } = {}) {
    const deadline = Date.now() + timeout;
    for (const limit of SHORT_LIMITS_MS) {
      if (deadline - Date.now() <= limit) break;
      try {
        await wait.call(this, { ...options, timeout: limit });
        return;
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    }
    await wait.call(this, { ...options, timeout: Math.max(1, deadline - Date.now()) });
  };
}
