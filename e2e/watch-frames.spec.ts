import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { newVisitor } from './forms.js';
import { NO_FRAMES, watchFrames } from './watch-frames.js';

const BUTTON = '<button onclick="this.textContent = this.textContent.length">Press</button>';

describe('a page of a journey', () => {
  let browser: Browser;
  let drawing: number;
  beforeAll(async () => {
    browser = await launchBrowser();
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    drawing = processInfo.find(({ type }) => type === 'GPU')?.id ?? 0;
    expect(drawing).toBeGreaterThan(0);
  });
  afterAll(() => browser.close());

  it('is closed, and its steps say so, when the browser has stopped drawing it', async () => {
    const page = await newVisitor(browser);
    await page.setContent(BUTTON);
    process.kill(drawing, 'SIGSTOP');
    try {
      const watched = watchFrames(page, { everyMs: 100, limitMs: 2_000 });
      await expect(page.getByRole('button').click()).rejects.toThrow(NO_FRAMES);
      await watched;
    } finally {
      process.kill(drawing, 'SIGCONT');
    }
  });

  it('stays open while it is drawn, and while its scripts hang', async () => {
    const page = await newVisitor(browser);
    await page.setContent(BUTTON);
    const watched = watchFrames(page, { everyMs: 10, limitMs: 1_000 });
    await page.evaluate(() => {
      const end = Date.now() + 3_000;
      while (Date.now() < end);
    });
    await page.getByRole('button').click();
    await page.getByRole('button', { name: '5' }).waitFor();
    await page.context().close();
    await watched;
  });
});
