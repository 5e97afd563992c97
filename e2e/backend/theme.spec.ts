import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { openAccountMenu, openSignedIn, switchTheme } from './sign-in.js';

describe('the theme of the backend', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/backend/pages');
    await page.getByRole('heading', { level: 1, name: 'All Pages' }).waitFor();
  });

  it.each(['reduce', 'no-preference'] as const)(
    'changes in one step where motion is %s: no text passes through colours that cannot be read',
    async (reducedMotion) => {
      await page.emulateMedia({ reducedMotion });
      await openAccountMenu(page);
      const changing = await page.evaluate(async () => {
        const seen: string[] = [];
        document.addEventListener('transitionrun', ({ propertyName, target }) => {
          // The menu itself fades out.
          if (target instanceof Element && target.closest('[data-exiting]') === null) seen.push(propertyName);
        });
        const toggle = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
          ({ textContent }) => textContent.endsWith(' theme'),
        );
        toggle?.click();
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        return seen;
      });
      expect(changing).toEqual([]);
    },
  );

  it('is kept on the device', async () => {
    await switchTheme(page);
    await page.reload();
    await eventually(() => expect(page.locator('.backend').getAttribute('data-theme')).resolves.toBe('dark'));
  });
});
