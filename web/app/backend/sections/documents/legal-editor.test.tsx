import { describe, expect, it } from 'vitest';
import type { DocumentEntry } from '@manzil/contracts/content/documents';
import * as http from '@manzil/contracts/http/document-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as privacy from '../../routes/privacy';
import * as terms from '../../routes/terms';
import * as cookies from '../../routes/cookies';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const entry = (name: DocumentEntry['name']): DocumentEntry => ({
  name,
  version: 2,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
  fields: { sec1heading: 'Title', sec1text: 'First line', sec3heading: 'Your rights' },
});

describe.each([
  ['Privacy Notice', privacy, 'privacypagedb', '/privacy'],
  ['Terms of Use', terms, 'termspagedb', '/terms'],
  ['Cookies', cookies, 'cookiespagedb', '/cookies'],
] as const)('the %s', (title, route, name, publicPath) => {
  async function open() {
    const requests = stubApi(http.showDocumentEntry, entry(name));
    const { user } = renderScreen(route, { path: '/backend/legal' });
    await screen.findByRole('form', { name: title });
    expect(requests).toMatchObject([{ params: { name } }]);
    return user;
  }

  it('is edited section by section, with a way to what visitors read', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'See it on the site' })).toHaveAttribute('href', publicPath);
    const jumps = within(screen.getByRole('navigation', { name: 'Sections of the page' }));
    expect(jumps.getByRole('link', { name: '1. Title and introduction' })).toHaveAttribute(
      'href',
      '#section-1',
    );
    expect(jumps.getByRole('link', { name: '2. Empty section' })).toBeVisible();
    expect(jumps.getByRole('link', { name: '3. Your rights' })).toBeVisible();
    const first = within(screen.getByRole('region', { name: '1. Title and introduction' }));
    expect(first.getByLabelText('Heading')).toHaveValue('Title');
    expect(first.getByLabelText('Text')).toHaveAccessibleDescription(/An empty line begins a new paragraph/);
  });

  it('is saved under its own name', async () => {
    const user = await open();
    const fields = { ...entry(name).fields, sec2heading: 'Cookies' };
    const requests = stubApi(http.saveDocument, { ...entry(name), fields, version: 3 });
    await user.type(
      within(screen.getByRole('region', { name: '2. Empty section' })).getByLabelText('Heading'),
      'Cookies{Enter}',
    );
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.getByRole('region', { name: '2. Cookies' })).toBeVisible();
    expect(requests).toMatchObject([
      { params: { name }, body: { fields: { sec2heading: 'Cookies' }, expectedVersion: 2 } },
    ]);
  });

  it('refuses a text that is too long at its field, and keeps it', async () => {
    const user = await open();
    const heading = within(screen.getByRole('region', { name: '2. Empty section' })).getByLabelText(
      'Heading',
    );
    await user.click(heading);
    await user.paste('x'.repeat(301));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(heading).toBeInvalid();
    });
    expect(heading).toHaveFocus();
    expect(heading).toHaveValue('x'.repeat(301));
  });
});
