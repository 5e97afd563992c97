import type { Page, Response } from 'playwright-core';

/** Opens a URL and waits until the page is hydrated; returns the response of the page. */
export async function openHydrated(page: Page, url: string): Promise<Response | null> {
  // The page may be used before its last picture has arrived, which `load` waits for.
  const answer = await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  return answer;
}

/**
 * Before hydration, clicks and keys are lost or handled by the browser alone. The first page of a visit defers the
 * layout of its lower parts until soon afterwards; until then, scripts cannot scroll to them. Parts whose script is
 * loaded on demand, such as the page of a development, are hydrated later than the page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page
    .locator('html[data-hydrated]:not([data-first-page])')
    .waitFor()
    .then(() => page.waitForFunction(everyPartIsHydrated))
    .catch(async (error: unknown) => {
      throw new Error(`${String(error)}\n${await stateOf(page)}`, { cause: error });
    });
  // State set by an effect is painted within the next two frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Describes why a page did not hydrate: its attributes, script errors, and failed requests. */
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

/** Whether React has taken over the content of every Suspense boundary, which the server marks with a comment. */
function everyPartIsHydrated(): boolean {
  const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (!(node as Comment).data.startsWith('$')) continue;
    let content = (node as Comment).nextElementSibling;
    // The router streams its data by scripts that React does not take over.
    while (content instanceof HTMLScriptElement) content = content.nextElementSibling;
    if (content === null) continue;
    if (!Object.keys(content).some((key) => key.startsWith('__reactFiber$'))) return false;
  }
  return true;
}
