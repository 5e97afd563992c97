import '../../../testing/pretend-language';
import * as http from '@manzil/contracts/http/translations';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../../kit/access/sections';
import * as formerRoute from '../../routes/former-translations';
import * as listRoute from '../../routes/translations';
import * as route from '../../routes/translation';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleTranslation } from '../../../testing/samples/sample-translation';

const { entries: _entries, ...summary } = sampleTranslation;

describe('translations to several languages', () => {
  it('have a list for each, with its links and its choices', async () => {
    expect(SECTIONS.map(({ title }) => title)).toContain('Translations');
    const requests = stubApi(http.listTranslations, { records: [summary], omitted: [] });
    const { user } = renderScreen(listRoute, { path: '/backend/translations' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Arabic' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    expect(await screen.findByRole('heading', { level: 1, name: 'French' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Can I buy?' })).toHaveAttribute(
      'href',
      '/backend/translations/fr/faq/4',
    );
    expect(requests).toMatchObject([{ query: { language: 'ar' } }, { query: { language: 'fr' } }]);
    const changes = stubApi(http.changeOmission, { omitted: true });
    await user.selectOptions(screen.getByLabelText('Pages'), 'Leave out of the French site');
    await waitFor(() => {
      expect(changes).toMatchObject([{ params: { kind: 'page' }, query: { language: 'fr' } }]);
    });
  });

  it('are written in the direction of the language, and saved to it', async () => {
    stubApi(http.showTranslation, sampleTranslation);
    const { user } = renderScreen(route, {
      path: '/backend/translations/:language/:kind/:id',
      at: '/backend/translations/fr/faq/4',
    });
    const field = await screen.findByLabelText('French 3');
    expect(field).toHaveAttribute('lang', 'fr');
    expect(field).toHaveAttribute('dir', 'ltr');
    const requests = stubApi(http.saveTranslation, { ...sampleTranslation, version: 3 });
    await user.type(field, 'Demandez-nous.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('French saved')).toBeVisible();
    expect(requests).toMatchObject([{ query: { language: 'fr' }, params: { kind: 'faq', id: 4 } }]);
  });

  it.each([
    ['/backend/arabic', '/backend/translations'],
    ['/backend/arabic?state=missing', '/backend/translations?state=missing'],
    ['/backend/arabic/faq/4', '/backend/translations/ar/faq/4'],
  ])('are found at their former path %s', (from, to) => {
    const url = new URL(from, location.origin);
    const params = { '*': url.pathname.replace(/^\/backend\/arabic\/?/, '') };
    const answer = formerRoute.clientLoader({ params, request: new Request(url) });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });
});
