import { describe, expect, it } from 'vitest';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-editing';
import { createDraftPreview } from '@manzil/contracts/http/draft-previews';
import * as life from '@manzil/contracts/http/content-lifecycle';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/faq';
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
const entry = {
  id: 7,
  position: 1,
  question: 'Who are you?',
  answer: 'An agency.',
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'leila',
};
const params = { kind: 'faq', id: 7 };

async function openForm(lifecycle: Lifecycle) {
  stubApi(http.listFaqEntries, { entries: [{ ...entry, lifecycle }], total: 1, deleted: [] });
  const { user } = renderScreen(route, { path: '/backend/faq' });
  await user.click(await screen.findByRole('button', { name: 'Edit Who are you?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, press, answer: within(dialog).getByLabelText('Answer') };
}

describe('an entry with drafts', () => {
  it('is saved as a draft, which the message says, over the version that was opened', async () => {
    const { user, press, answer } = await openForm(live);
    const requests = stubApi(life.saveDraft, { id: 7, version: 4, lifecycle: { ...live, draft } });
    await user.type(answer, ' Since 2004.');
    await press('Save draft');
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([
      {
        params,
        body: {
          fields: { question: 'Who are you?', answer: 'An agency. Since 2004.' },
          expectedVersion: 3,
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is added as a draft', async () => {
    stubApi(http.listFaqEntries, { entries: [], total: 0, deleted: [] });
    const { user } = renderScreen(route, { path: '/backend/faq' });
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    const dialog = screen.getByRole('dialog', { name: 'Add question' });
    const requests = stubApi(life.createDraft, { id: 8, version: 1, lifecycle: { ...live, live: false } });
    await user.type(within(dialog).getByLabelText('Question'), 'When?');
    await user.type(within(dialog).getByLabelText('Answer'), 'Soon.');
    await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { kind: 'faq' }, body: { fields: { question: 'When?', answer: 'Soon.' } } },
    ]);
  });

  it('opens with its draft, says what visitors see, and is published over it', async () => {
    stubApi(life.showVersion, {
      version: 3,
      published: false,
      title: 'Who are you?',
      ...draft,
      fields: { question: 'Who are you?', answer: 'A better answer.' },
    });
    const { dialog, press, answer } = await openForm({ ...live, draft });
    expect(answer).toHaveValue('A better answer.');
    expect(dialog).toHaveTextContent('Visitors see it. There is a draft by omar, which visitors do not see.');
    const requests = stubApi(http.faqs.update, { ...entry, version: 4 });
    await press('Publish');
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { answer: 'A better answer.', expectedVersion: 3 } }]);
  });

  it('is stored as a draft before its times are set, and the message names the time', async () => {
    const { user, press, answer } = await openForm(live);
    stubApi(life.saveDraft, { id: 7, version: 4, lifecycle: { ...live, draft } });
    await user.type(answer, '!');
    await press('Schedule');
    const schedule = await screen.findByRole('dialog', { name: 'Schedule' });
    await user.type(within(schedule).getByLabelText('Publish on'), '2026-12-03T09:00');
    const requests = stubApi(life.scheduleEntry, {
      id: 7,
      version: 4,
      lifecycle: { ...live, draft, publishAt: '2026-12-03T05:00:00.000Z' },
    });
    await user.click(within(schedule).getByRole('button', { name: 'Set times' }));
    expect(await screen.findByText('Scheduled for 3 Dec 2026, 09:00 (Dubai time)')).toBeVisible();
    expect(requests).toMatchObject([
      { params, body: { publishAt: '2026-12-03T09:00:00+04:00', withdrawAt: null } },
    ]);
  });

  it('is shown to people without an account by a link, which says until when and what is not in it', async () => {
    const { user, press, answer } = await openForm({ ...live, live: false });
    const requests = stubApi(createDraftPreview, {
      path: `/preview/faq/7/${'a'.repeat(43)}/faqs`,
      expiresAt: '2026-12-03T05:00:00.000Z',
    });
    await user.type(answer, ' More.');
    await press('Preview link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview link' }));
    const link = dialog.getByLabelText<HTMLInputElement>('Link');
    expect(new URL(link.value).pathname).toBe(`/preview/faq/7/${'a'.repeat(43)}/faqs`);
    expect(link).toHaveAccessibleDescription(/Works until 3 Dec 2026, 09:00 \(Dubai time\)/);
    expect(dialog.getByText(/Your unsaved changes are not in it\./)).toBeVisible();
    expect(requests).toMatchObject([{ params }]);
  });

  it('says that no link could be made', async () => {
    const { press } = await openForm(live);
    stubApi(createDraftPreview, refuse('UNAVAILABLE', 'This part of the site is not available right now'));
    await press('Preview link');
    expect(await screen.findByText(/not available right now/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Preview link' })).toBeNull();
  });

  it('says at the field which time is refused', async () => {
    const { user, press } = await openForm(live);
    await press('Schedule');
    const schedule = await screen.findByRole('dialog', { name: 'Schedule' });
    expect(within(schedule).queryByLabelText('Publish on')).toBeNull();
    const issue = { field: 'withdrawAt', message: 'Choose a time after the publication' };
    stubApi(life.scheduleEntry, refuse('VALIDATION_FAILED', 'Please check.', { issues: [issue] }));
    const field = within(schedule).getByLabelText('Withdraw on');
    await user.type(field, '2020-12-03T09:00');
    await user.click(within(schedule).getByRole('button', { name: 'Set times' }));
    expect(await within(schedule).findByText(/Choose a time after the publication/)).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('shows what restoring a version would change, restores it, and undoes that', async () => {
    const { user, press } = await openForm(live);
    const stamp = { savedAt: '2026-11-20T08:00:00Z', savedBy: 'leila', title: 'Who are you?' };
    stubApi(life.listVersions, {
      versions: [
        { ...stamp, version: 3, published: true },
        { ...stamp, version: 2, published: false },
      ],
      total: 2,
    });
    stubApi(life.diffVersion, ({ params: { version }, query }) => ({
      version,
      against: query.against ?? version - 1,
      sections: [
        {
          field: 'answer',
          parts: [
            { kind: 'added' as const, text: `Answer ${version} after ${query.against ?? version - 1}` },
          ],
        },
      ],
    }));
    await press('Versions');
    const versions = await screen.findByRole('dialog', { name: 'Versions' });
    expect(await within(versions).findByText('Answer 3 after 2')).toBeVisible();
    await user.click(within(versions).getByRole('button', { name: /Version 2, a draft/ }));
    expect(await within(versions).findByRole('region', { name: 'Changes of Answer' })).toHaveTextContent(
      'Answer 2 after 3',
    );
    const restored = within(versions).getByRole('heading', { name: 'What restoring version 2 changes' });
    expect(
      within(versions).getByRole('button', { name: 'Restore version 2' }).compareDocumentPosition(restored),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const requests = stubApi(life.restoreVersion, { id: 7, version: 4, lifecycle: live });
    await user.click(within(versions).getByRole('button', { name: 'Restore version 2' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Restore version 2' })).getByRole('button', {
        name: 'Restore',
      }),
    );
    expect(await screen.findByText('Version 2 is restored. It is published.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Version 3 is restored. It is published.')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { ...params, version: 2 }, body: { expectedVersion: 3 } },
      { params: { ...params, version: 3 }, body: { expectedVersion: 4 } },
    ]);
  });

  it.each([
    ['Withdraw', 'Withdraw from the site?', 'Withdrawn'],
    ['Discard draft', 'Discard the draft?', 'The draft is discarded. It stays among the versions.'],
  ])('asks before %s', async (button, question, message) => {
    stubApi(life.showVersion, {
      version: 3,
      published: false,
      title: 'Who are you?',
      ...draft,
      fields: { question: 'Who are you?', answer: 'Draft.' },
    });
    const { user, press } = await openForm({ ...live, draft });
    const change = { id: 7, version: 4, lifecycle: live };
    const requests = [stubApi(life.withdrawEntry, change), stubApi(life.discardDraft, change)];
    await press(button);
    const dialog = screen.getByRole('dialog', { name: question });
    expect(requests.flat()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.flat()).toHaveLength(1);
  });

  it('shows its state in the list unless it is simply published', async () => {
    const other = { ...entry, id: 8, question: 'Where?', lifecycle: { ...live, live: false } };
    stubApi(http.listFaqEntries, { entries: [{ ...entry, lifecycle: live }, other], total: 2, deleted: [] });
    renderScreen(route, { path: '/backend/faq' });
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.queryByText('Published')).toBeNull();
  });
});
