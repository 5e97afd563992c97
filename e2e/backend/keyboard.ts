import type { FileChooser, Locator, Page } from 'playwright-core';

const MOST_PRESSES = 150;

/** Moves the focus to a control by the keyboard alone. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not lead there');
}

/** Moves the focus to a text field and writes into it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Moves the focus to a button or a link and presses it. */
export async function pressOn(page: Page, control: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Moves the focus backwards out of a code editor, where Tab indents unless it directly follows Escape. */
export async function leaveCode(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('.cm-editor') !== null && document.hasFocus());
  for (let tries = 0; tries < 10 && (await isInside()); tries += 1)
    for (const key of ['Escape', 'Shift+Tab']) await page.keyboard.press(key);
}

/**
 * Opens a file chooser by the keyboard. Chromium may lose a key press on a busy machine, so the press is repeated
 * while the control has the focus.
 */
export async function openFileChooser(page: Page, control: Locator): Promise<FileChooser> {
  await tabTo(page, control);
  for (let presses = 0; presses < 10; presses += 1) {
    if (!(await hasFocus(control))) throw new Error('The focus left the choice of a file');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 10_000 }).catch(() => undefined),
      page.keyboard.press('Space'),
    ]);
    if (chooser !== undefined) return chooser;
  }
  throw new Error('No press opened the choice of a file');
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Finds a command in the command palette by the keyboard and runs it. */
export async function runCommand(page: Page, command: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.type(command);
  const option = page.getByRole('option', { name: command, exact: true }).first();
  await option.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
