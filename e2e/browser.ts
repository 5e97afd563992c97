import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';

let launched: Promise<Browser> | undefined;

/** Returns the headless browser that all files of a worker share. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

export const openContexts = async (): Promise<readonly BrowserContext[]> =>
  (await launched)?.contexts() ?? [];

/** Closes all contexts except `kept`. */
export async function closeContexts(kept: readonly BrowserContext[] = []): Promise<void> {
  const closed = (await openContexts()).filter((context) => !kept.includes(context));
  await Promise.all(closed.map((context) => context.close()));
}

/** Disables the browser's own background requests, so that it only contacts the site under test. */
async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: install one or set CHROMIUM_PATH');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  // The default of 30 seconds is too short on a loaded machine.
  browser.on('context', (context) => {
    context.setDefaultTimeout(120_000);
  });
  browser.on('disconnected', () => {
    launched = undefined;
  });
  return browser;
}
