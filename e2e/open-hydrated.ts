import type { Page, Response } from 'playwright-core';

/** Opens a URL and waits until the page is hydrated; returns the response of the page. */
export async function openHydrated(page: Page, url: string): Promise<Response | null> {
  // The page may be used before its last picture has arrived, which `load` waits for.
  const answer = await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  return answer;
}

/**
 * Before the page is hydrated, a click or a key is lost or handled by the browser alone. Parts that the first view left
 * out of its layout are laid out soon after that; until then a script that scrolls to them does not find what is there.
 */
export async function hydrated(page: Page): Promise<void> {
  await page
    .locator('html[data-hydrated]:not([data-first-page])')
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`${String(error)}\n${await stateOf(page)}`, { cause: error });
    });
  // State that an effect sets is drawn in one of the next frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Describes a page that has not become usable: its attributes, errors of its scripts, and requests that failed. */
async function stateOf(page: Page): Promise<string> {
  const html = await page.evaluate(
    () => `${document.readyState} ${JSON.stringify({ ...document.documentElement.dataset })}`,
  );
  const errors = await page.pageErrors();
  const failed = (await page.requests()).filter((request) => request.failure() !== null);
  return [
    `${page.url()} ${html}`,
    ...errors.map(({ message }) => message),
    ...failed.map((request) => `${request.url()} ${request.failure()?.errorText ?? ''}`),
  ].join('\n');
}
