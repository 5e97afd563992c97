import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { watchFrames } from './watch-frames.js';

/** A headless browser that talks to nobody but the site under test. */
export async function launchBrowser(): Promise<Browser> {
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
  // A loaded machine needs more than the 30 seconds that are the default.
  browser.on('context', (context) => {
    context.setDefaultTimeout(120_000);
    context.on('page', (page) => void watchFrames(page));
  });
  return browser;
}
