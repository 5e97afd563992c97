import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What every step of a journey fails with whose page is not drawn any more; vitest.config.ts has it run again. */
export const NO_FRAMES = 'The browser has stopped drawing this page';

/**
 * Closes the context of a page whose scripts run for `limitMs` without a frame being drawn: a click waits for frames,
 * and on a busy machine one has waited in vain. A page whose scripts hang stays open, because that is a defect of the
 * page; a line says so.
 */
export async function watchFrames(page: Page, { everyMs = 15_000, limitMs = 30_000 } = {}): Promise<void> {
  while (!page.isClosed()) {
    await wait(everyMs, undefined, { ref: false });
    const silent = setTimeout(() => {
      process.stderr.write(`The scripts of ${page.url()} have not answered for a minute\n`);
    }, 60_000).unref();
    const isDrawn = await page
      .evaluate(
        (times) =>
          new Promise<boolean>((resolve) => {
            let left = times;
            const timer = setInterval(() => {
              left -= 1;
              if (left <= 0) settle(false);
            }, 100);
            const settle = (drawn: boolean): void => {
              clearInterval(timer);
              resolve(drawn);
            };
            requestAnimationFrame(() => {
              settle(true);
            });
          }),
        limitMs / 100,
      )
      // The page has been closed, or has gone on to another one.
      .catch(() => true);
    clearTimeout(silent);
    if (!isDrawn) await page.context().close({ reason: NO_FRAMES });
  }
}
