import { beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, readAsStaff, saveDialog, saveElsewhere, seenAt, topDialog } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);
const QUESTION = `Who owns the sea ${mark}?`;
const DUBAI_OFFSET_MS = 4 * 3_600_000;
const inDubai = (time: number): string => new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 16);

/** Covers FAQ entries as an example: the suite of the content service covers all kinds. */
describe('The lifecycle of an entry', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/faqsetting');
    await page.getByRole('heading', { level: 1, name: 'Faq', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add question' }).click();
    await topDialog(page).getByLabel('Question').fill(QUESTION);
    await topDialog(page).getByLabel('Answer').fill('Nobody at all.');
    await saveDialog(page);
  });

  const edit = async (): Promise<void> => {
    await page.getByRole('button', { name: `Edit ${QUESTION}` }).click();
    await topDialog(page).getByLabel('Answer').waitFor();
  };
  const row = () => page.getByRole('listitem').filter({ hasText: QUESTION });
  const confirm = (button: string) =>
    topDialog(page).getByRole('button', { name: button, exact: true }).click();
  const idOf = async (): Promise<number> => {
    const { entries } = await readAsStaff<{ entries: { id: number; question: string }[] }>('/api/admin/faqs');
    const found = entries.find(({ question }) => question === QUESTION);
    if (found === undefined) throw new Error('The question is not there');
    return found.id;
  };

  it('keeps a draft that visitors do not see, and goes on with it later', async () => {
    const before = [await seenAt('/api/getfaqs'), await seenAt('/api/faqs')];
    await edit();
    await topDialog(page).getByLabel('Answer').fill('The moon, mostly.');
    await saveDialog(page, 'Save draft');
    await hears(page, 'Saved as a draft');
    expect([await seenAt('/api/getfaqs'), await seenAt('/api/faqs')]).toEqual(before);
    expect(await seenAt('/faqs')).not.toContain('The moon');
    await row().getByText('Published, with a draft').waitFor();
    await page.reload();
    await edit();
    await eventually(() =>
      expect(topDialog(page).getByLabel('Answer').inputValue()).resolves.toBe('The moon, mostly.'),
    );
    await topDialog(page).getByText('There is a draft by').waitFor();
  });

  it('publishes the draft at its time, and visitors read it on their next request', async () => {
    await topDialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await topDialog(page)
      .getByLabel('Publish on')
      .fill(inDubai(Date.now() + 86_400_000));
    await confirm('Set times');
    await hears(page, 'Scheduled for');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row().getByText('Scheduled').waitFor();
    const publishAt = new Date(Date.now() + 1_500).toISOString();
    await saveElsewhere(`/api/content/faq/${String(await idOf())}/schedule`, { publishAt, withdrawAt: null });
    await waitFor('visitors to read the draft', async () => (await seenAt('/faqs')).includes('The moon'));
  });
});
