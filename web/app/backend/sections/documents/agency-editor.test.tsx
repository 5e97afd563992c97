import { beforeEach, describe, expect, it } from 'vitest';
import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import type { DocumentEntry } from '@manzil/contracts/content/documents';
import { showFooterEntry } from '@manzil/contracts/http/content-editing';
import * as http from '@manzil/contracts/http/document-editing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/agency';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const stored: DocumentEntry = {
  name: 'commondb',
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
  fields: { agencyname: 'Manzil', phone: '+971 4 000 0000', mapurl: '', openinghours: 'Monday, 9:00' },
};
const footer: FooterEntry = {
  about: '',
  address: '',
  phone: '+971 4 999 9999',
  email: '',
  licence: '',
  copyright: '',
  columns: [],
  social: [],
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const conflict = { reason: 'version', version: 5, updatedBy: 'noor', updatedAt: '2026-11-21T08:00:00Z' };
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/agency' });
  await screen.findByRole('form', { name: 'Agency Details' });
  return user;
}

describe('the details of the agency', () => {
  beforeEach(() => {
    stubApi(http.showDocumentEntry, stored);
    stubApi(showFooterEntry, footer);
  });

  it('send only what was changed, once, and say who saved last', async () => {
    const user = await open();
    expect(screen.getByText(/^Saved 20 Nov 2026.* by omar$/)).toBeVisible();
    expect(button('Save')).toBeDisabled();
    const saved = { ...stored, fields: { ...stored.fields, phone: '+971 4 111' }, version: 5 };
    const slow = pendingReply({ ...saved, updatedBy: 'layla' });
    const requests = stubApi(http.saveDocument, slow.reply);
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+971 4 111');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await user.dblClick(button('Save'));
    slow.release();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.getByText(/ by layla$/)).toBeVisible();
    expect(requests).toMatchObject([
      { params: { name: 'commondb' }, body: { fields: { phone: '+971 4 111' }, expectedVersion: 4 } },
    ]);
    expect(button('Save')).toBeDisabled();
  });

  it('say which of them the footer shows otherwise', async () => {
    const user = await open();
    await waitFor(() => {
      expect(field('Phone')).toHaveAccessibleDescription(
        /^The footer shows another phone number: \+971 4 999 9999\. Change it in Footer as well/,
      );
    });
    await user.clear(field('Phone'));
    expect(field('Phone')).not.toHaveAccessibleDescription();
  });

  it('say nothing about the ORN of the footer where that shows the one of these details', async () => {
    stubApi(showFooterEntry, { ...footer, licence: '11111' });
    const user = await open();
    await user.type(field('ORN'), '22222');
    await waitFor(() => {
      expect(field('ORN')).toHaveAccessibleDescription(/^The footer shows another ORN: 11111\./);
    });
    await user.selectOptions(field('Numbers in the footer'), 'All numbers that are filled in here');
    expect(field('ORN')).toHaveAccessibleDescription('The office registration number of RERA.');
  });

  it('name the field that is wrong before anything is sent, and put the focus there', async () => {
    const user = await open();
    await user.type(field('Map'), 'javascript:alert(1)');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(field('Map')).toBeInvalid();
    });
    expect(field('Map')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been saved.');
    await user.clear(field('Map'));
    expect(field('Map')).toBeValid();
  });

  it('show a refusal of the server at its field, and keep what was typed', async () => {
    const user = await open();
    const issue = { field: 'fields.agencyname', message: 'This name is not allowed.' };
    stubApi(http.saveDocument, refuse('VALIDATION_FAILED', 'This name is not allowed.', { issues: [issue] }));
    await user.type(field('Agency name'), '!');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(field('Agency name')).toHaveAccessibleDescription(/This name is not allowed/);
    });
    expect(field('Agency name')).toHaveFocus();
    expect(field('Agency name')).toHaveValue('Manzil!');
  });

  it('leave the choice to the member when a colleague has saved in between', async () => {
    const user = await open();
    await user.type(field('Agency name'), ' Dubai');
    stubApi(http.saveDocument, refuse('CONFLICT', 'Saved in between', { details: conflict }));
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/noor saved this on 21 Nov 2026/);
    expect(field('Agency name')).toHaveValue('Manzil Dubai');
    const mine = { ...stored, fields: { ...stored.fields, agencyname: 'Manzil Dubai' }, version: 6 };
    const requests = stubApi(http.saveDocument, mine);
    await user.click(button('Keep mine'));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { expectedVersion: 5 } }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('take what the colleague saved on demand', async () => {
    const user = await open();
    await user.type(field('Agency name'), ' Dubai');
    stubApi(http.saveDocument, refuse('CONFLICT', 'Saved in between', { details: conflict }));
    await user.click(button('Save'));
    stubApi(http.showDocumentEntry, {
      ...stored,
      version: 5,
      updatedBy: 'noor',
      fields: { ...stored.fields, agencyname: 'Theirs' },
    });
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => {
      expect(field('Agency name')).toHaveValue('Theirs');
    });
    expect(screen.getByText(/ by noor$/)).toBeVisible();
    expect(button('Save')).toBeDisabled();
  });

  it('come back as they were left, until they are discarded', async () => {
    await (await open()).type(field('ORN'), '1234');
    cleanup();
    const user = await open();
    expect(screen.getByText('This is your earlier unsaved work, stored on this device.')).toBeVisible();
    expect(field('ORN')).toHaveValue('1234');
    await user.click(button('Discard'));
    expect(field('ORN')).toHaveValue('');
    expect(button('Save')).toBeDisabled();
  });

  it('ask before they are left with unsaved work', async () => {
    const { user, router } = renderScreen(route, { path: '/backend/agency' });
    await user.type(await screen.findByLabelText('ORN'), '1');
    act(() => {
      void router.navigate('/backend/faq');
    });
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('ORN')).toHaveValue('1');
    expect(router.state.location.pathname).toBe('/backend/agency');
  });

  it('switch the popup off and set its delay, which must be a number of seconds', async () => {
    const user = await open();
    expect(field('Popup of the home page')).toHaveDisplayValue('Shown once to each visitor');
    await user.selectOptions(field('Popup of the home page'), 'Not shown');
    await user.type(field('Delay in seconds'), 'soon');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(field('Delay in seconds')).toBeInvalid();
    });
    await user.clear(field('Delay in seconds'));
    await user.type(field('Delay in seconds'), '20');
    const requests = stubApi(http.saveDocument, { ...stored, version: 5 });
    await user.click(button('Save'));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { fields: { popup: 'off', popupdelay: '20' } } }]);
  });

  it('say why they could not be read', async () => {
    stubApi(http.showDocumentEntry, refuse('UNAVAILABLE', 'Texts are not available right now'));
    renderScreen(route, { path: '/backend/agency' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Texts are not available right now');
  });
});
