import { beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_IDS, type DocumentEntry } from '@manzil/contracts/content/documents';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { showFooterEntry } from '@manzil/contracts/http/content-editing';
import * as life from '@manzil/contracts/http/content-lifecycle';
import * as http from '@manzil/contracts/http/document-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/agency';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const live: Lifecycle = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
const draft = { savedAt: '2026-11-23T08:00:00Z', savedBy: 'omar' };
const DECEMBER = '2026-12-03T05:00:00.000Z';
const params = { kind: 'document', id: DOCUMENT_IDS.commondb };
const stored: DocumentEntry = {
  name: 'commondb',
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'leila',
  fields: { agencyname: 'Manzil', phone: '+971 4 000 0000' },
  lifecycle: live,
};
const footer = {
  about: '',
  address: '',
  phone: '',
  email: '',
  licence: '',
  copyright: '',
  columns: [],
  social: [],
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const withDraft: DocumentEntry = { ...stored, version: 5, lifecycle: { ...live, draft } };
const change = { id: params.id, version: 5, lifecycle: { ...live, draft } };

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

function stubDraft(entry = withDraft) {
  stubApi(http.showDocumentEntry, entry);
  stubApi(life.showVersion, {
    version: 5,
    published: false,
    title: '',
    ...draft,
    fields: { agencyname: 'Manzil Dubai', phone: '+971 4 000 0000' },
  });
}

async function open() {
  stubApi(showFooterEntry, footer);
  const { user } = renderScreen(route, { path: '/backend/agency' });
  await screen.findByRole('form', { name: 'Agency Details' });
  return user;
}

describe('the texts of a page without a draft', () => {
  beforeEach(() => {
    stubApi(http.showDocumentEntry, stored);
  });

  it('are saved as a draft that visitors do not see, and shown as one', async () => {
    const user = await open();
    expect(screen.getByText(/Visitors see it\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    for (const name of ['Save draft', 'Schedule', 'Publish']) expect(button(name)).toBeDisabled();
    const requests = stubApi(life.saveDraft, change);
    await user.type(field('Agency name'), ' Dubai');
    stubDraft();
    await user.click(button('Save draft'));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([
      { params, body: { fields: { agencyname: 'Manzil Dubai' }, expectedVersion: 4 } },
    ]);
    expect(screen.getByText(/There is a draft by omar, which visitors do not see\./)).toBeVisible();
    expect(field('Agency name')).toHaveValue('Manzil Dubai');
    expect(button('Save draft')).toBeDisabled();
    expect(button('Publish')).toBeEnabled();
  });

  it('name what is wrong with a draft at its field, and keep it', async () => {
    const user = await open();
    await user.type(field('Map'), 'javascript:alert(1)');
    await user.click(button('Save draft'));
    await waitFor(() => {
      expect(field('Map')).toBeInvalid();
    });
    expect(field('Map')).toHaveFocus();
  });

  it('are stored before their time is asked for, which the message names', async () => {
    const user = await open();
    stubApi(life.saveDraft, change);
    await user.type(field('Agency name'), ' Dubai');
    stubDraft();
    await user.click(button('Schedule'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    expect(dialog.queryByLabelText('Withdraw on')).toBeNull();
    await user.type(dialog.getByLabelText('Publish on'), '2026-12-03T09:00');
    const scheduled = { ...live, draft, publishAt: DECEMBER };
    const requests = stubApi(life.scheduleEntry, { ...change, lifecycle: scheduled });
    stubDraft({ ...withDraft, lifecycle: scheduled });
    await user.click(dialog.getByRole('button', { name: 'Set times' }));
    expect(await screen.findByText('Scheduled for 3 Dec 2026, 09:00 (Dubai time)')).toBeVisible();
    expect(requests).toMatchObject([
      { params, body: { publishAt: '2026-12-03T09:00:00+04:00', withdrawAt: null } },
    ]);
    expect(
      screen.getByText(/The draft will be published on 3 Dec 2026, 09:00 \(Dubai time\)\./),
    ).toBeVisible();
  });
});

describe('the texts of a page with a draft', () => {
  beforeEach(() => {
    stubDraft();
  });

  it('go on with the draft, and publish all of it over what visitors see', async () => {
    const user = await open();
    expect(field('Agency name')).toHaveValue('Manzil Dubai');
    await user.type(field('ORN'), '1234');
    const fields = { ...stored.fields, agencyname: 'Manzil Dubai', orn: '1234' };
    const requests = stubApi(http.saveDocument, { ...stored, fields, version: 6 });
    await user.click(button('Publish'));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { fields: { agencyname: 'Manzil Dubai', orn: '1234' }, expectedVersion: 5 } },
    ]);
    expect(Object.keys(requests[0]?.body.fields ?? {})).toHaveLength(2);
    expect(screen.queryByText(/There is a draft/)).toBeNull();
    expect(button('Publish')).toBeDisabled();
  });

  it('publish the draft as it is when nothing was typed', async () => {
    const user = await open();
    const requests = stubApi(http.saveDocument, { ...stored, version: 6 });
    await user.dblClick(button('Publish'));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { fields: { agencyname: 'Manzil Dubai' }, expectedVersion: 5 } },
    ]);
    expect(requests).toHaveLength(1);
  });

  it('store back a field that is again as visitors see it', async () => {
    const user = await open();
    await user.clear(field('Agency name'));
    await user.type(field('Agency name'), 'Manzil');
    const requests = stubApi(life.saveDraft, { ...change, version: 6 });
    await user.click(button('Save draft'));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([{ body: { fields: { agencyname: 'Manzil' }, expectedVersion: 5 } }]);
  });

  it('show what visitors see once the draft is discarded', async () => {
    const user = await open();
    const requests = stubApi(life.discardDraft, { ...change, version: 6, lifecycle: live });
    await user.click(button('Discard draft'));
    const dialog = within(screen.getByRole('dialog', { name: 'Discard the draft?' }));
    stubApi(http.showDocumentEntry, { ...stored, version: 6 });
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('The draft is discarded. It stays among the versions.')).toBeVisible();
    expect(requests).toMatchObject([{ params }]);
    await waitFor(() => {
      expect(field('Agency name')).toHaveValue('Manzil');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('name the fields of a version as the form does', async () => {
    const user = await open();
    stubApi(life.listVersions, {
      versions: [{ version: 5, published: false, title: '', ...draft }],
      total: 1,
    });
    stubApi(life.diffVersion, {
      version: 5,
      against: 4,
      sections: [{ field: 'agencyname', parts: [{ kind: 'added' as const, text: 'Manzil Dubai' }] }],
    });
    await user.click(button('Versions'));
    expect(await screen.findByRole('region', { name: 'Changes of Agency: Agency name' })).toHaveTextContent(
      'Manzil Dubai',
    );
  });

  it('keep what was typed when a colleague has saved a draft in between', async () => {
    const user = await open();
    await user.type(field('ORN'), '1234');
    const details = { reason: 'version', version: 6, updatedBy: 'noor', updatedAt: '2026-11-23T09:00:00Z' };
    stubApi(life.saveDraft, refuse('CONFLICT', 'Saved in between', { details }));
    await user.click(button('Save draft'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/noor saved this/);
    expect(field('ORN')).toHaveValue('1234');
    const requests = stubApi(life.saveDraft, { ...change, version: 7 });
    await user.click(button('Keep mine'));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([{ body: { expectedVersion: 6 } }]);
  });
});
