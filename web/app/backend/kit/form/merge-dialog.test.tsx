import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/content-editing';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/footer';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { linesOf } from './merge-rows';

const footer = {
  about: 'An agency.',
  address: 'Marina',
  phone: '+971 4 000 0001',
  email: '',
  licence: '',
  columns: [],
  social: [],
  copyright: '',
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const agency = {
  name: 'commondb' as const,
  fields: {},
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const theirs = { ...footer, about: 'Theirs.', phone: '+971 4 000 0002', version: 5, updatedBy: 'noor' };

/** The member changed two fields and a colleague two, one of them in common. */
async function openMerge() {
  stubApi(http.showFooterEntry, footer);
  stubApi(showDocumentEntry, agency);
  const { user } = renderScreen(route, { path: '/backend/footer' });
  const about = await screen.findByLabelText('About the agency');
  await user.clear(about);
  await user.type(about, 'Mine.');
  await user.type(screen.getByLabelText('Address'), ' 7');
  stubApi(
    http.saveFooter,
    refuse('CONFLICT', 'Somebody saved this.', {
      details: { reason: 'version', version: 5, updatedBy: 'noor', updatedAt: '2026-11-22T08:00:00Z' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  stubApi(http.showFooterEntry, theirs);
  await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare and merge' });
  return { user, dialog, about };
}

const side = async (dialog: HTMLElement, field: string, words: RegExp) =>
  within(await within(dialog).findByRole('group', { name: field })).getByRole('radio', { name: words });

describe('the dialog that compares both sides of a conflict', () => {
  it('shows each field that differs with both values, and picks the work of each', async () => {
    const { dialog } = await openMerge();
    expect(await side(dialog, 'About', /^Yours\s*Mine\.$/)).toBeChecked();
    expect(await side(dialog, 'About', /^Saved by noor\s*Theirs\.$/)).not.toBeChecked();
    expect(await side(dialog, 'Phone', /^Saved by noor\s*\+971 4 000 0002$/)).toBeChecked();
    expect(await side(dialog, 'Address', /^Yours\s*Marina 7$/)).toBeChecked();
    expect(within(dialog).getAllByRole('group')).toHaveLength(3);
    expect(within(dialog).getByText('Changed by both of you')).toBeVisible();
  });

  it('puts what is chosen into the form, which is then saved over what the colleague saved', async () => {
    const { user, dialog, about } = await openMerge();
    await user.click(await side(dialog, 'About', /^Saved by noor/));
    await user.click(within(dialog).getByRole('button', { name: 'Apply to form' }));
    expect(about).toHaveValue('Theirs.');
    expect(screen.getByLabelText('Phone')).toHaveValue('+971 4 000 0002');
    expect(screen.getByLabelText('Address')).toHaveValue('Marina 7');
    expect(screen.queryByText(/after you opened it/)).toBeNull();
    const saves = stubApi(http.saveFooter, { ...theirs, address: 'Marina 7', version: 6 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(saves).toMatchObject([
      { body: { about: 'Theirs.', phone: '+971 4 000 0002', address: 'Marina 7', expectedVersion: 5 } },
    ]);
  });

  it('changes nothing when it is closed', async () => {
    const { user, dialog, about } = await openMerge();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    expect(about).toHaveValue('Mine.');
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  });
});

describe('linesOf', () => {
  it('shows markup as its text, unless only the markup differs', () => {
    expect(linesOf('<p>One</p><p>Two</p>', '<p>Other</p>')).toBe('One\nTwo');
    expect(linesOf('<p>One</p>', '<p><strong>One</strong></p>')).toBe('<p>One</p>');
  });

  it('shows lists and parts by lines, and nothing for what is empty', () => {
    expect(
      linesOf([
        { title: 'Villas', url: '/buy' },
        { title: 'Flats', url: '' },
      ]),
    ).toBe('Villas\n/buy\nFlats');
    expect(linesOf(null)).toBe('');
    expect(linesOf(false)).toBe('No');
  });
});
