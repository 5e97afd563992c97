import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentEntry } from '@manzil/contracts/content/documents';
import * as http from '@manzil/contracts/http/content-editing';
import * as documents from '@manzil/contracts/http/document-editing';
import * as life from '@manzil/contracts/http/content-lifecycle';
import { screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/footer';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { footerFieldsOf } from './footer';

const footer = {
  about: 'An agency.',
  address: '',
  phone: '',
  email: 'hello@manzil.test',
  licence: '',
  columns: [{ heading: 'Buy', links: [{ title: 'Villas', url: '/buy' }] }],
  social: [],
  copyright: '',
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};

/** Agency Details without any values. */
const agency: DocumentEntry = {
  name: 'commondb',
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
  fields: {},
};

async function open() {
  stubApi(http.showFooterEntry, footer);
  const { user } = renderScreen(route, { path: '/backend/footer' });
  return { user, email: await screen.findByLabelText('Email') };
}

describe('the form of the footer', () => {
  beforeEach(() => {
    stubApi(documents.showDocumentEntry, agency);
  });

  it('saves over the version that was opened, once, and says so', async () => {
    const { user, email } = await open();
    const slow = pendingReply({ ...footer, email: 'hi@manzil.test', version: 4 });
    const requests = stubApi(http.saveFooter, slow.reply);
    await user.clear(email);
    await user.type(email, 'hi@manzil.test');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    slow.release();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { email: 'hi@manzil.test', expectedVersion: 3 } }]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('keeps what is typed while it is saved, and saves that over the new version', async () => {
    const { user, email } = await open();
    const slow = pendingReply({ ...footer, email: 'hi@manzil.test', version: 4 });
    stubApi(http.saveFooter, slow.reply);
    await user.clear(email);
    await user.type(email, 'hi@manzil.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Phone'), '04 123 4567');
    slow.release();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('04 123 4567');
    const requests = stubApi(http.saveFooter, { ...footer, version: 5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(requests).toMatchObject([
        { body: { email: 'hi@manzil.test', phone: '04 123 4567', expectedVersion: 4 } },
      ]);
    });
  });

  it('says which contact details differ from those of the contact page', async () => {
    const fields = { phone: '+971 4 111 1111', email: 'hello@manzil.test', address: 'Dubai' };
    stubApi(documents.showDocumentEntry, { ...agency, fields });
    const { user, email } = await open();
    const phone = screen.getByLabelText('Phone');
    await user.type(phone, '+971 4 222 2222');
    await waitFor(() => {
      expect(phone).toHaveAccessibleDescription(
        'The contact page shows another phone number: +971 4 111 1111. It is set in Agency Details.',
      );
    });
    expect(email).not.toHaveAccessibleDescription();
    await user.clear(phone);
    expect(phone).not.toHaveAccessibleDescription();
    await user.type(phone, '+97141111111');
    expect(phone).not.toHaveAccessibleDescription();
  });

  it('names a wrong value at its field and focuses the first one', async () => {
    const { user, email } = await open();
    await user.clear(email);
    await user.type(email, 'nobody');
    await user.clear(screen.getByLabelText('Heading of column 1'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(email).toHaveAccessibleDescription('Email: Please enter a valid email address.');
    });
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Heading of column 1')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been saved.');
  });

  it('shows a refusal of a link at that link', async () => {
    const { user } = await open();
    stubApi(
      http.saveFooter,
      refuse('VALIDATION_FAILED', 'Check the fields', {
        issues: [{ field: 'columns.0.links.0.url', message: 'There is no such page' }],
      }),
    );
    const [, url] = screen.getAllByLabelText('Address');
    if (url === undefined) throw new Error('The link has no field of its address');
    await user.type(url, 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(url).toHaveAccessibleDescription('Address: There is no such page');
    });
    expect(url).toHaveValue('/buyx');
  });

  it('goes back to what is stored', async () => {
    const { user, email } = await open();
    await user.type(email, 'x');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(email).toHaveValue('hello@manzil.test');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('goes on with the draft of a colleague, and publishes it as a whole', async () => {
    const draft = { savedAt: '2026-11-23T08:00:00Z', savedBy: 'noor' };
    const live = { live: true, publishAt: null, withdrawAt: null, scheduledBy: '', failure: null };
    stubApi(http.showFooterEntry, { ...footer, version: 4, lifecycle: { ...live, draft } });
    stubApi(life.showVersion, {
      version: 4,
      published: false,
      title: 'Footer',
      ...draft,
      fields: { ...footerFieldsOf(footer), about: 'A better agency.' },
    });
    const { user } = renderScreen(route, { path: '/backend/footer' });
    expect(await screen.findByLabelText('About the agency')).toHaveValue('A better agency.');
    expect(screen.getByText(/There is a draft by noor, which visitors do not see\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    const requests = stubApi(http.saveFooter, {
      ...footer,
      about: 'A better agency.',
      version: 5,
      lifecycle: { ...live, draft: null },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { about: 'A better agency.', email: 'hello@manzil.test', expectedVersion: 4 } },
    ]);
    expect(screen.queryByText(/There is a draft/)).toBeNull();
  });
});
