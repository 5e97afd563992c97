import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { openSignedIn } from './sign-in.js';
import { publishAnyway } from './section-steps.js';

const newName = (): string => `b${crypto.randomUUID().slice(0, 8)}`;

describe('saved blocks', () => {
  let browser: Browser;
  let page: Page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const canvas = () => page.frameLocator('iframe[title="The page being edited"]');
  const says = (text: string) => page.getByRole('status').getByText(text).last().waitFor();
  const saved = () => page.getByRole('group', { name: 'Saved', exact: true });
  const block = (name: string) => saved().getByRole('button', { name, exact: true });

  const dragBelow = async (dragged: Locator, target: Locator): Promise<void> => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await dragged.scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all([dragged.boundingBox(), target.boundingBox()]);
    if (from === null || to === null) throw new Error('There is nothing to drag, or nowhere to drop it');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, from.y + 20, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height - 3, { steps: 20 });
    // The editor shows the drop position 20 ms after the first move over the page; an earlier drop is ignored.
    await page.locator('.gjs-placeholder:visible').first().waitFor();
    await page.mouse.up();
  };

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it('put a part of a page into another one, which looks as before and keeps its copy', async () => {
    page = await openSignedIn(browser, '/backend/pages/new?tab=code');
    const name = newName();
    await page.getByLabel('Title', { exact: true }).fill(name);
    await button('Plain text fields').click();
    await page
      .getByRole('textbox', { name: 'HTML' })
      .fill('<section class="hours"><h2>Opening hours</h2><p class="lead">Nine to six</p></section>');
    await page
      .getByRole('textbox', { name: 'CSS' })
      .fill('h2{color:#00f}.hours{padding:40px}.hours h2{color:#f00}.lead{color:#080}');
    await page.getByRole('tab', { name: 'Visual editor' }).click();
    await button('Save as a block').isDisabled();
    await canvas()
      .locator('.hours')
      .click({ position: { x: 5, y: 5 } });
    await button('Save as a block').press('Enter');
    await dialog().getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await says('Saved as a block.');
    await block(name).waitFor();
    await publishAnyway(page);
    await says('Page saved successfully!');

    await page.goto(`${siteUrl()}/backend/pages/new?tab=code`);
    await page.getByLabel('Title', { exact: true }).fill(`${name} copy`);
    await page.getByRole('textbox', { name: 'HTML' }).fill('<h2>Ours</h2><p class="lead">Text</p>');
    await page.getByRole('textbox', { name: 'CSS' }).fill('.hours{padding:8px}');
    await page.getByRole('tab', { name: 'Visual editor' }).click();
    await canvas().locator('.lead').waitFor();
    await dragBelow(block(name), canvas().locator('.lead'));
    await canvas().locator('.hours').waitFor();
    const paddingOf = () =>
      canvas()
        .locator('.hours')
        .evaluate((section) => getComputedStyle(section).paddingTop);
    await eventually(() => expect(paddingOf()).resolves.toBe('8px'));
    await button('Undo').click();
    await canvas().locator('.hours').waitFor({ state: 'detached' });
    await block(name).press('Enter');
    await canvas().locator('.hours').waitFor();
    await publishAnyway(page);
    await says('Page saved successfully!');
    const address = `/${name}-copy`;
    expect(await (await asVisitor(address)).text()).toContain('Nine to six');
    const visitor = await browser.newPage();
    await visitor.goto(siteUrl() + address);
    const lookOf = (selector: string, property: string) =>
      visitor
        .locator(selector)
        .evaluateAll(
          (found, name) => found.map((one) => getComputedStyle(one).getPropertyValue(name)),
          property,
        );
    await eventually(() => expect(lookOf('.hours h2', 'color')).resolves.toEqual(['rgb(255, 0, 0)']));
    // The page's own rule applies to the block, and its own heading and text are unchanged.
    expect(await lookOf('.hours', 'padding-top')).toEqual(['8px']);
    const [own] = await lookOf('h2:not(.hours *)', 'color');
    expect(own).not.toBe('rgb(0, 0, 255)');
    expect(new Set(await lookOf('.lead', 'color'))).not.toContain('rgb(0, 128, 0)');
    await visitor.close();

    await page.setViewportSize({ width: 375, height: 812 });
    await button('Manage saved blocks').press('Enter');
    await dialog()
      .getByRole('button', { name: `Delete ${name}` })
      .press('Enter');
    await says(`“${name}” is deleted. Pages with a copy of it stay as they are.`);
    await block(name).waitFor({ state: 'detached' });
    expect(await (await asVisitor(address)).text()).toContain('Nine to six');
    await button('Undo').last().click();
    await says(`“${name}” is back.`);
    await dialog().getByRole('button', { name: 'Done' }).click();
    await block(name).waitFor();
    await page.context().close();
  });
});
