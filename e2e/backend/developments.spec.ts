import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { openBackend } from './sign-in.js';

const picture = readFileSync(fileURLToPath(new URL('../../demo/media/amenity-01.webp', import.meta.url)));
const image = (name: string, buffer = picture) => ({ name, mimeType: 'image/webp', buffer });
/** Another picture than all others: the same one again would be stored once. */
const demoImage = (name: string) =>
  image(name, readFileSync(fileURLToPath(new URL(`../../demo/media/${name}`, import.meta.url))));
const mark = Date.now().toString(36);
const NAME = `Kestrel Court ${mark}`;
const LINK = `kestrel-court-${mark}`;

interface Row {
  id: number;
  propertyname: string;
  price: number | null;
}
const stored = async (name = NAME): Promise<Row> => {
  const rows = (await (await (await asAdmin())('/getnewly')).json()) as Row[];
  const row = rows.find(({ propertyname }) => propertyname === name);
  if (row === undefined) throw new Error(`There is no project ${name}`);
  return row;
};

describe('New Development', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openBackend(browser);
  });
  afterAll(() => browser.close());

  const openList = async (path = '/backend/developments'): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: 'New Development' }).waitFor();
  };
  const openForm = async (): Promise<void> => {
    await page.goto(`${siteUrl()}/backend/developments/${String((await stored()).id)}`);
    await page.getByRole('heading', { level: 1, name: `Edit ${NAME}` }).waitFor();
  };
  const rowOf = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  const toast = (text: string): Promise<void> => page.getByRole('status').getByText(text).last().waitFor();
  const galleryRows = (): Locator =>
    page.getByRole('table', { name: 'Gallery' }).locator('tbody').getByRole('row');

  /** As visitors are shown the images of the gallery. */
  const galleryImages = async (): Promise<string[]> => {
    const answer = await asVisitor(`/offplanimages/${String((await stored()).id)}`);
    return ((await answer.json()) as { imgurl: string }[]).map(({ imgurl }) => imgurl);
  };
  const sources = (images: Element[]): (string | null)[] => images.map((each) => each.getAttribute('src'));

  it('adds a project with its gallery in the chosen order, and visitors see it at once', async () => {
    await openList('/newedit');
    await page.getByRole('link', { name: 'Add Property' }).click();
    await page.getByLabel('Property name').fill(NAME);
    await eventually(() => expect(page.getByLabel('Link', { exact: true }).inputValue()).resolves.toBe(LINK));
    await page.getByLabel('Location', { exact: true }).fill('Dubai Marina');
    await page.getByLabel('Price').fill('1,250,000');
    await page.getByLabel('Banner image', { exact: true }).setInputFiles(image('banner.webp'));
    await page
      .getByLabel('Gallery images', { exact: true })
      .setInputFiles([demoImage('bath-01.webp'), demoImage('bath-02.webp')]);
    await page.getByRole('button', { name: 'Move bath-02.webp up' }).click();
    await page.getByRole('group', { name: 'Description' }).locator('.ql-editor').fill('Homes above the bay.');
    await page.getByRole('button', { name: 'Save property' }).click();
    await toast('Data is Added Successfully!');
    await rowOf(NAME).waitFor();
    if ((await rowOf(NAME).getByRole('switch').getAttribute('aria-checked')) === 'false') {
      await rowOf(NAME).getByRole('switch').click();
      await toast(`${NAME} is online now.`);
    }
    const answer = await asVisitor(`/${LINK}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Homes above the bay.');
  });

  it('takes a project offline at once, and rolls back with the right words when that is refused', async () => {
    await openList();
    const live = rowOf(NAME).getByRole('switch');
    for (const [status, words] of [
      [500, 'There was a problem updating the status, please try again.'],
      [503, 'An unexpected error occurred, please try again later.'],
    ] as const) {
      await page.route('**/api/onoffproperty', (route) => route.fulfill({ status, json: {} }), { times: 1 });
      await live.click();
      await toast(words);
      await page.locator('[role="switch"][aria-checked="true"]', { hasText: 'Online' }).first().waitFor();
      await eventually(() => expect(live.getAttribute('aria-checked')).resolves.toBe('true'));
    }
    await live.click();
    await eventually(() => expect(live.getAttribute('aria-checked')).resolves.toBe('false'));
    await toast(`${NAME} is offline now.`);
    expect((await asVisitor(`/${LINK}`)).status).toBe(404);
    await live.click();
    await toast(`${NAME} is online now.`);
    expect((await asVisitor(`/${LINK}`)).status).toBe(200);
  });

  it('takes all that are selected offline and online at once', async () => {
    await openList();
    await page.getByLabel(`Select ${NAME}`).check();
    await page.getByRole('button', { name: 'Take offline' }).click();
    await toast('1 project is offline now.');
    expect((await asVisitor(`/${LINK}`)).status).toBe(404);
    await page.getByLabel(`Select ${NAME}`).check();
    await page.getByRole('button', { name: 'Put online' }).click();
    await toast('1 project is online now.');
    expect((await asVisitor(`/${LINK}`)).status).toBe(200);
  });

  it('changes a project', async () => {
    await openForm();
    await page.getByLabel('Price').fill('AED 1 400 000');
    await page.getByRole('button', { name: 'Update property' }).click();
    await toast('Data updated successfully!');
    await rowOf(NAME).getByText('AED 1,400,000').waitFor();
  });

  it('adds, replaces, orders and deletes images of the gallery without a conflict with the form', async () => {
    await openForm();
    await eventually(() => expect(galleryRows().count()).resolves.toBe(2));
    await page.getByLabel('Add images', { exact: true }).setInputFiles([demoImage('bedroom-01.webp')]);
    await page.getByRole('button', { name: 'Add 1 image' }).click();
    await toast('Images are Added Successfully!');
    await eventually(() => expect(galleryRows().count()).resolves.toBe(3));

    await page.getByRole('button', { name: 'Edit image 1' }).click();
    const [replaced] = await galleryImages();
    const replacement = page.getByLabel('Replace image 1', { exact: true });
    await replacement.setInputFiles(image('new.webp'));
    await toast('Image is updated');
    expect(await galleryImages()).not.toContain(replaced);

    const [one, two, three] = await galleryImages();
    await page.getByRole('button', { name: 'Reorder images' }).click();
    await page.getByRole('button', { name: 'Move image 3 up' }).click();
    await page.getByText('The order is saved.').waitFor();
    expect(await galleryImages()).toEqual([one, three, two]);
    await page.getByRole('button', { name: 'Move image 3', exact: true }).focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await page.getByText('Saving the order…').waitFor({ state: 'detached' });
    await page.getByText('The order is saved.').waitFor();
    expect(await galleryImages()).toEqual([two, one, three]);
    await page.getByRole('button', { name: 'Done' }).click();
    await eventually(() =>
      expect(galleryRows().locator('img').evaluateAll(sources)).resolves.toEqual([two, one, three]),
    );

    await page.getByRole('button', { name: 'Delete image 3' }).click();
    await page.getByText('Are you sure you want to delete this item?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Image is deleted!');
    await eventually(() => expect(galleryRows().count()).resolves.toBe(2));

    await page.getByLabel('Completion time').fill('Q1 2030');
    await page.getByRole('button', { name: 'Update property' }).click();
    await toast('Data updated successfully!');
  });

  it('changes the heading of the public list, and the order of the projects by keyboard', async () => {
    await openList();
    const field = page.getByLabel('Heading of the public list');
    const before = await field.inputValue();
    await field.fill(`Towers of ${mark}`);
    await page.getByRole('button', { name: 'Save heading' }).click();
    await toast('Heading updated successfully!');
    expect(await (await asVisitor('/new_development_properties')).text()).toContain(`Towers of ${mark}`);
    await (
      await asAdmin()
    )('/updateNewdevelopment', json('PUT', { newtext: before }));

    const place = async (): Promise<number> =>
      ((await (await (await asAdmin())('/getnewly')).json()) as Row[]).findIndex(
        ({ propertyname }) => propertyname === NAME,
      );
    const was = await place();
    await page.getByRole('button', { name: 'Reorder' }).click();
    await page.getByRole('button', { name: `Move ${NAME} up` }).press('Enter');
    await page.getByText('The order is saved.').waitFor();
    expect(await place()).toBe(was - 1);
  });

  it.each(['light', 'dark'])('has no serious finding in the %s theme', async (theme) => {
    await openForm();
    if ((await page.locator('.backend').getAttribute('data-theme')) !== theme)
      await page.getByRole('button', { name: /^(Light|Dark)$/ }).click();
    await page.locator('.ql-editor').nth(3).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await openList();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('deletes a project after a question, and its page is gone', async () => {
    await openList();
    await page.getByRole('button', { name: `Delete ${NAME}` }).click();
    await page.getByText('Are you sure you want to delete this item?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Image is deleted!');
    await eventually(() => expect(rowOf(NAME).count()).resolves.toBe(0));
    expect((await asVisitor(`/${LINK}`)).status).toBe(404);
  });
});
