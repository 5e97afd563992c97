import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '@manzil/contracts/leads/ledger';
import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { newEmail, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { openBackend } from './sign-in.js';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../services/leads/dist/verify-ledger.js', import.meta.url));

describe('The evidence of an enquiry about a home', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openBackend(browser);
  });

  it('is downloaded from the lead, with what the site showed and photos that have those hashes', async () => {
    const found = await asVisitor('/api/properties?adType=sale');
    const { items } = (await found.json()) as { items: ListingCard[] };
    const card = items.find(({ images }) => images.some((url) => url.startsWith('/uploads/')));
    if (card === undefined) throw new Error('No home has a photo of its own');
    const answer = await asVisitor(`/api/properties/${card.pagelink}`);
    const { property } = (await answer.json()) as { property: Property };
    const id = randomUUID();
    const { reference, pagelink, title } = card;
    const form = { id, kind: 'listing', name: 'Layla', email: newEmail('evidence'), message: 'Is it free?' };
    const listing = { id: card.id, reference, pagelink, title };
    await asVisitor('/api/enquiries', json('POST', { ...form, page: `/${pagelink}`, listing }));

    await page.goto(`${siteUrl()}/backend/leads?lead=${id}`);
    await page.getByText('Evidence', { exact: true }).click();
    expect(await seriousFindings(page)).toEqual([]);
    const call = await asAdmin();
    const response = await call(`/api/leads/${id}/evidence`);
    expect(response.status).toBe(200);
    const { entries } = (await response.json()) as Evidence;
    const shown = (entries[0]?.content as { home: { photos: { url: string; sha256: string | null }[] } })
      .home;
    expect(shown).toMatchObject({ known: true, reference, title, price: card.price });
    expect(shown).toMatchObject({ permitNumber: property.permitNumber });
    expect(shown.photos.map(({ url }) => url)).toEqual(card.images);
    const [photo] = shown.photos.filter(({ url }) => url.startsWith('/uploads/'));
    const bytes = Buffer.from(await (await asVisitor(photo?.url ?? '')).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(photo?.sha256);
    const env = { ...process.env, LEADS_DATABASE_URL: process.env.E2E_LEADS_DATABASE_URL };
    expect((await run(process.execPath, [PROGRAM], { env })).stdout).toMatch(/^\d+ entries, chain whole$/m);
  });
});
