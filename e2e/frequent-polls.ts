import { errors, type Locator, type Page } from 'playwright-core';

type WaitFor = Locator['waitFor'];

const LIMIT_MS = 120_000;
/** Playwright polls twice a second once a wait has lasted 0.3 s, but ten times when the limit of the wait is below 2.5 s. */
const SHORT_MS = 2_400;
/** A page that does not even answer within the short limit is polled as usual. */
const SHORT_WAITS = 5;

let isDone = false;

/** Makes every `waitFor` of a locator poll at least ten times a second for its first seconds. */
export function pollFrequently(page: Page): void {
  if (isDone) return;
  isDone = true;
  const locators = Object.getPrototypeOf(page.locator(':root')) as { waitFor: WaitFor };
  const wait = Reflect.get(locators, 'waitFor');
  locators.waitFor = async function (this: Locator, { timeout = LIMIT_MS, ...options } = {}) {
    const deadline = Date.now() + timeout;
    for (let at = 0; at < SHORT_WAITS && deadline - Date.now() > SHORT_MS; at += 1) {
      try {
        await wait.call(this, { ...options, timeout: SHORT_MS });
        return;
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    }
    await wait.call(this, { ...options, timeout: Math.max(1, deadline - Date.now()) });
  };
}
