import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, readAsStaff, saveDialog, seenAt, topDialog } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const picture = readFileSync(fileURLToPath(new URL('../photo.webp', import.meta.url)));
const mark = Date.now().toString(36);
const NAME = `Noor Testa ${mark}`;

interface Member {
  name: string;
  focalX: number;
  focalY: number;
}

describe('Our Team', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/teamsetting');
    await page.getByRole('heading', { level: 1, name: 'Our Team' }).waitFor();
  });

  it('adds a member with a photo and the point of it that stays in sight', async () => {
    await page.getByRole('button', { name: 'Add member' }).click();
    await topDialog(page).getByLabel('Name').fill(NAME);
    await topDialog(page).getByLabel('Designation').fill('Tester of Homes');
    await topDialog(page)
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'noor.webp', mimeType: 'image/webp', buffer: picture });
    const point = topDialog(page).getByRole('button', { name: /^Focal point/ });
    await point.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await eventually(() =>
      expect(point.getAttribute('aria-label')).resolves.toContain('52% from the left, 40% from the top'),
    );
    await saveDialog(page);
    await hears(page, 'Published');
    expect(await seenAt('/meetmyteam')).toContain(NAME);
    const { entries } = await readAsStaff<{ entries: Member[] }>('/api/admin/team');
    expect(entries.find(({ name }) => name === NAME)).toMatchObject({ focalX: 52, focalY: 40 });
  });

  it('shows messages above an open form, where they can be clicked', async () => {
    await page.getByRole('button', { name: `Move ${NAME} up`, exact: true }).click();
    await hears(page, 'The new order is saved.');
    await page.getByRole('button', { name: `Edit ${NAME}` }).click();
    // The form opens after the entry is loaded; the toast must still be clickable then.
    await topDialog(page).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('puts the focal point where somebody clicks', async () => {
    await page.getByRole('button', { name: `Edit ${NAME}` }).click();
    const point = topDialog(page).getByRole('button', { name: /^Focal point/ });
    await point.locator('img').waitFor();
    const box = await point.boundingBox();
    if (box === null) throw new Error('The photo is not in sight');
    await point.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
    await eventually(() =>
      expect(point.getAttribute('aria-label')).resolves.toMatch(
        /2[456]% from the left, 7[456]% from the top/,
      ),
    );
    await saveDialog(page);
  });
});
