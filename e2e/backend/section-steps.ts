import type { Locator, Page } from 'playwright-core';
import { asAdmin, asVisitor, json } from '../staff.js';

/** Waits for a message in a live region. */
export const hears = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text).last().waitFor();

/** Returns the page that the next request of a visitor gets. */
export async function seenAt(path: string): Promise<string> {
  const answer = await asVisitor(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

export const topDialog = (page: Page): Locator => page.getByRole('dialog').last();

/** Submits the top dialog by one of its buttons and waits until it is closed. */
export async function saveDialog(page: Page, button = 'Publish'): Promise<void> {
  await topDialog(page).getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Deletes an entry of a list and confirms the dialog. */
export async function deleteEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await topDialog(page).getByText('Are you sure you want to delete this item?').waitFor();
  await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await hears(page, `“${name}” is deleted.`);
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).waitFor({ state: 'detached' });
}

/** Reads a path of the API as the first admin. */
export async function readAsStaff<T>(path: string): Promise<T> {
  const answer = await (await asAdmin())(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** Saves through the API, as a colleague would while the screen is open. */
export async function saveElsewhere(path: string, body: unknown): Promise<void> {
  const answer = await (await asAdmin())(path, json('PUT', body));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

interface StoredDocument {
  version: number;
  fields: Record<string, string>;
}

/** A document of the site: reads the current version and restores the original texts. */
export class KeptDocument {
  private first: Record<string, string> = {};

  constructor(private readonly name: string) {}

  now(): Promise<StoredDocument> {
    return readAsStaff<StoredDocument>(`/api/admin/documents/${this.name}`);
  }

  async keep(): Promise<void> {
    this.first = (await this.now()).fields;
  }

  async save(fields: Record<string, string>): Promise<void> {
    const { version: expectedVersion } = await this.now();
    await saveElsewhere(`/api/documents/${this.name}`, { fields, expectedVersion });
  }

  async restore(...names: string[]): Promise<void> {
    await this.save(Object.fromEntries(names.map((name) => [name, this.first[name] ?? ''])));
  }
}

/**
 * Allows publishing incomplete entries, such as sample texts, in new sessions; returns a function that forbids it
 * again.
 */
export async function allowGaps(): Promise<() => Promise<void>> {
  const require = async (requiresComplete: boolean): Promise<void> => {
    const call = await asAdmin();
    const change = { needsApproval: false, requiresComplete };
    const answer = await call('/api/publishing-policy', json('PUT', change));
    if (!answer.ok) throw new Error(`The change of the policy answered ${answer.status}`);
  };
  await require(false);
  return () => require(true);
}

/** Publishes an incomplete page, for example without a description, and confirms the dialog. */
export async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
}
