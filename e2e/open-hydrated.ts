import type { Page, Response } from 'playwright-core';

/** Opens an address and waits until the page reacts to what a visitor does; the response is that of the page. */
export async function openHydrated(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await hydrated(page);
  return answer;
}

/**
 * Before the page is hydrated, a click or a key is lost or handled by the browser alone. Parts that the first view left
 * out of its layout are laid out soon after that; until then a script that scrolls to them does not find what is there.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not([data-first-page])').waitFor();
  // State that an effect sets is drawn in one of the next frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
