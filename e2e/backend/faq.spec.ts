import { beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { deleteEntry, hears, saveDialog, seenAt, topDialog } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);
const FIRST = `Do you let boats ${mark}?`;
const SECOND = `Do you sell islands ${mark}?`;

interface Faq {
  id: number;
  question: string;
}

describe('Faq', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/faqsetting');
    await page.getByRole('heading', { level: 1, name: 'Faq', exact: true }).waitFor();
  });

  const visitorsOrder = async (): Promise<string[]> =>
    (JSON.parse(await seenAt('/api/getfaqs')) as Faq[]).map(({ question }) => question);
  const add = async (question: string, answer: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await topDialog(page).getByLabel('Question').fill(question);
    await topDialog(page).getByLabel('Answer').fill(answer);
    await saveDialog(page);
  };

  it('adds a question once, however fast it is saved twice, and visitors read it at once', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await topDialog(page).getByLabel('Question').fill(FIRST);
    await topDialog(page).getByLabel('Answer').fill('Only those that float.');
    await topDialog(page).getByRole('button', { name: 'Publish', exact: true }).dblclick();
    await hears(page, 'Published');
    expect((await visitorsOrder()).filter((question) => question === FIRST)).toHaveLength(1);
    expect(await seenAt('/faqs')).toContain('Only those that float.');
  });

  it('is ordered by buttons, by the keyboard and by dragging, and each order can be undone', async () => {
    await add(SECOND, 'Not since the rains.');
    const before = await visitorsOrder();
    expect(before.slice(-2)).toEqual([FIRST, SECOND]);
    const swapped = [...before.slice(0, -2), SECOND, FIRST];

    await page.getByRole('button', { name: `Move ${SECOND} up`, exact: true }).click();
    await hears(page, 'The new order is saved.');
    expect(await visitorsOrder()).toEqual(swapped);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expectOrder(before);

    await page.getByRole('button', { name: `Move ${SECOND}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expectOrder(swapped);

    await page.getByRole('button', { name: `Move ${FIRST}`, exact: true }).scrollIntoViewIfNeeded();
    const from = await page.getByRole('button', { name: `Move ${FIRST}`, exact: true }).boundingBox();
    const to = await page.getByRole('button', { name: `Move ${SECOND}`, exact: true }).boundingBox();
    if (from === null || to === null) throw new Error('The rows are not in sight');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 4, { steps: 12 });
    await page.getByText(`${FIRST} is over place ${before.length - 1}`).waitFor({ state: 'attached' });
    await page.mouse.up();
    await expectOrder(before);
  });

  it('moves a lifted row one place with each press, and shows it, however far the list goes beyond the window', async () => {
    const before = await visitorsOrder();
    const last = before.length;
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ ...size, height: 360 });
    const handle = page.getByRole('button', { name: `Move ${SECOND}`, exact: true });
    const says = (words: string): Promise<void> =>
      page.getByText(`${SECOND} ${words} of ${last}.`).waitFor({ state: 'attached' });
    await handle.focus();
    await page.keyboard.press('Space');
    await says(`is lifted from place ${last}`);
    await page.keyboard.press('ArrowDown');
    await says(`is over place ${last}`);
    for (let place = last - 1; place >= 1; place -= 1) {
      await page.keyboard.press('ArrowUp');
      await says(`is over place ${place}`);
      await page.waitForFunction((label) => {
        const { top, bottom } =
          document.querySelector(`[aria-label="${CSS.escape(label)}"]`)?.getBoundingClientRect() ??
          new DOMRect();
        return (
          document.activeElement?.getAttribute('aria-label') === label && top > 0 && bottom < innerHeight
        );
      }, `Move ${SECOND}`);
    }
    await page.keyboard.press('Escape');
    await says(`stays at place ${last}`);
    await page.setViewportSize(size);
    expect(await visitorsOrder()).toEqual(before);
  });

  /** The order is saved after the screen shows it. */
  const expectOrder = (order: string[]): Promise<unknown> =>
    waitFor('visitors to see the order', async () => (await visitorsOrder()).join() === order.join());

  it('deletes a question after asking, and brings it back by undo or from those deleted', async () => {
    await page.getByRole('button', { name: `Delete ${SECOND}`, exact: true }).click();
    await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await seenAt('/faqs')).toContain(SECOND);
    await deleteEntry(page, SECOND);
    expect(await seenAt('/faqs')).not.toContain(SECOND);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await hears(page, `“${SECOND}” is back.`);
    expect(await seenAt('/faqs')).toContain(SECOND);
    await deleteEntry(page, SECOND);
    await page.getByText('Recently deleted').click();
    await page
      .getByRole('button', { name: `Restore ${SECOND}` })
      .first()
      .click();
    await page.getByRole('button', { name: `Edit ${SECOND}` }).waitFor();
  });
});
