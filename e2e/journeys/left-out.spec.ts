import { describe, expect, it } from 'vitest';
import { developments } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { readLanguages, type PageLanguages } from '../page-languages.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

const languagesOf = async (path: string): Promise<PageLanguages> =>
  readLanguages(await (await fetch(siteUrl() + path, { headers: { accept: 'text/html' } })).text());

describe('the site in Arabic', () => {
  it('leaves out a project without Arabic where staff choose so, and leads to English from its page', async () => {
    const [project] = await developments();
    const path = `/${project?.pagelink ?? ''}`;
    const call = await asAdmin();
    const arabic = `/api/admin/translations/development/${String(project?.id ?? 0)}`;
    const setReady = async (ready: boolean) => {
      const { version: expectedVersion } = (await (await call(arabic)).json()) as { version: number };
      await call(arabic, json('PUT', { texts: {}, ready, expectedVersion }));
    };
    const choose = (omitted: boolean) =>
      call('/api/admin/translations/development/omission', json('PUT', { omitted }));
    await setReady(false);
    await choose(true);
    try {
      const page = await newVisitor(await sharedBrowser(), { locale: 'ar-AE' });
      await openHydrated(page, `${siteUrl()}/ar${path}`);
      await page.getByRole('link', { name: 'قراءة الصفحة بالإنجليزية' }).click();
      await page.waitForURL(siteUrl() + path);
      await eventually(() => expect(languagesOf(path)).resolves.toMatchObject({ alternates: {} }));
      const links = async (list: string) => (await languagesOf(list)).links;
      await eventually(() =>
        expect(links('/ar/new_development_properties')).resolves.not.toContain(`/ar${path}`),
      );
      await page.getByRole('link', { name: 'العربية', exact: true }).first().click();
      await page.waitForURL(`${siteUrl()}/ar`);
    } finally {
      await setReady(true);
      await choose(false);
    }
    const both = { en: siteUrl() + path, ar: `${siteUrl()}/ar${path}` };
    await eventually(() => expect(languagesOf(path)).resolves.toMatchObject({ alternates: both }));
  });
});
