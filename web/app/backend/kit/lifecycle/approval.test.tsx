import { describe, expect, it } from 'vitest';
import type { Session } from '@manzil/contracts/gateway/account';
import type { Approval, Lifecycle } from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-editing';
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
const draft = { savedAt: '2026-11-23T08:00:00Z', savedBy: 'noor' };
const waiting: Approval = {
  asks: 'publish',
  version: 3,
  publishAt: null,
  withdrawAt: null,
  note: 'New fees',
  requestedBy: 'noor',
  requestedAt: '2026-11-23T08:05:00.000Z',
  sentBack: null,
};
const asked = (approval: Partial<Approval> = {}): Lifecycle => ({
  ...live,
  draft,
  approval: { ...waiting, ...approval },
});
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

const EDITOR: Session = { username: 'noor', role: 'editor', needsApproval: true };
const MANAGER: Session = { username: 'omar', role: 'manager' };

async function openForm(session: Session, lifecycle: Lifecycle) {
  stubApi(http.listFaqEntries, { entries: [{ ...entry, lifecycle }], total: 1, deleted: [] });
  stubApi(life.showVersion, {
    version: 3,
    published: false,
    title: 'Who are you?',
    ...draft,
    fields: { question: 'Who are you?', answer: 'An agency.' },
  });
  const { user } = renderScreen(route, { path: '/backend/faq', session });
  await user.click(await screen.findByRole('button', { name: 'Edit Who are you?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
  const press = (name: string, inside = dialog) => user.click(within(inside).getByRole('button', { name }));
  return { user, dialog, press, answer: within(dialog).getByLabelText('Answer') };
}

describe('a member whose changes need approval', () => {
  it('saves a draft and sends just that version, which the message says', async () => {
    const { user, dialog, press, answer } = await openForm(EDITOR, live);
    expect(within(dialog).queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Schedule' })).toBeNull();
    const saved = stubApi(life.saveDraft, { id: 7, version: 4, lifecycle: { ...live, draft } });
    const requests = stubApi(life.requestApproval, { id: 7, version: 4, lifecycle: asked({ version: 4 }) });
    await user.type(answer, ' Since 2004.');
    await press('Send for approval');
    const asking = await screen.findByRole('dialog', { name: 'Send for approval' });
    await user.type(within(asking).getByLabelText('Note'), 'New fees');
    await press('Send for approval', asking);
    expect(
      await screen.findByText('Sent for approval. The site doesn’t change until someone approves it.'),
    ).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(requests).toMatchObject([
      { params, body: { asks: 'publish', expectedVersion: 4, note: 'New fees', publishAt: null } },
    ]);
  });

  it('saves a draft with Enter, and publishes nothing', async () => {
    const { user, dialog } = await openForm(EDITOR, live);
    const saved = stubApi(life.saveDraft, { id: 7, version: 4, lifecycle: { ...live, draft } });
    await user.type(within(dialog).getByLabelText('Question'), '?{Enter}');
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('chooses a time, which must be there and may be refused', async () => {
    const { user, press } = await openForm(EDITOR, { ...live, draft });
    await press('Send for approval');
    const asking = await screen.findByRole('dialog', { name: 'Send for approval' });
    await user.selectOptions(within(asking).getByLabelText('What should happen'), 'Publish it at a time');
    await press('Send for approval', asking);
    const field = within(asking).getByLabelText(/^Time/);
    expect(await within(asking).findByText('Choose a time')).toBeVisible();
    expect(field).toHaveFocus();
    const issue = { field: 'publishAt', message: 'Choose a time in the future' };
    const requests = stubApi(
      life.requestApproval,
      refuse('VALIDATION_FAILED', 'Please check.', { issues: [issue] }),
    );
    await user.type(field, '2026-12-03T09:00');
    await press('Send for approval', asking);
    expect(await within(asking).findByText('Choose a time in the future')).toBeVisible();
    expect(requests).toMatchObject([{ body: { asks: 'schedule', publishAt: '2026-12-03T09:00:00+04:00' } }]);
  });

  it('asks to withdraw what is live', async () => {
    const { press } = await openForm(EDITOR, live);
    const requests = stubApi(life.requestApproval, {
      id: 7,
      version: 3,
      lifecycle: asked({ asks: 'withdraw' }),
    });
    await press('Ask to withdraw');
    const asking = await screen.findByRole('dialog', { name: 'Send for approval' });
    expect(within(asking).getByLabelText('What should happen')).toHaveValue('withdraw');
    await press('Send for approval', asking);
    expect(await screen.findByText(/^Sent for approval/)).toBeVisible();
    expect(requests).toMatchObject([{ body: { asks: 'withdraw', expectedVersion: 3 } }]);
  });

  it('reads why a request came back, and takes back one that waits', async () => {
    const sentBack = { by: 'omar', at: '2026-11-23T09:00:00Z', note: 'The fee is 4 %' };
    const { dialog } = await openForm(EDITOR, asked({ sentBack }));
    expect(dialog).toHaveTextContent('omar sent the request of noor back: “The fee is 4 %”');
    expect(within(dialog).queryByRole('button', { name: 'Take back the request' })).toBeNull();
  });

  it('takes back an own request that waits', async () => {
    const { press } = await openForm(EDITOR, asked());
    const requests = stubApi(life.takeBackApproval, { id: 7, version: 3, lifecycle: { ...live, draft } });
    await press('Take back the request');
    expect(await screen.findByText('The request is taken back. The draft stays.')).toBeVisible();
    expect(requests).toMatchObject([{ params }]);
  });
});

describe('a member who may publish', () => {
  const difference = {
    version: 3,
    against: 2,
    sections: [{ field: 'answer', parts: [{ kind: 'added' as const, text: 'The fee is 4 %.' }] }],
  };
  const review = async () => {
    const compared = stubApi(life.diffVersion, difference);
    const form = await openForm(MANAGER, asked());
    await form.press('Review the request');
    const dialog = await screen.findByRole('dialog', { name: 'Request for approval' });
    expect(await within(dialog).findByText('The fee is 4 %.')).toBeVisible();
    expect(dialog).toHaveTextContent('noor asks to publish it (23 Nov 2026, 12:05). “New fees”');
    expect(compared).toMatchObject([{ query: { since: 'published' } }]);
    return { ...form, dialog };
  };

  it('sees what would change, and approves the request that was seen', async () => {
    const { press, dialog } = await review();
    const requests = stubApi(life.approveRequest, { id: 7, version: 4, lifecycle: live });
    await press('Approve', dialog);
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      { params, body: { requestedAt: waiting.requestedAt, expectedVersion: 3 } },
    ]);
  });

  it('reads in the dialog why an approval is refused', async () => {
    const { press, dialog } = await review();
    stubApi(life.approveRequest, refuse('CONFLICT', 'This question was changed by noor in the meantime'));
    await press('Approve', dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('changed by noor in the meantime');
  });

  it('sends a request back with a reason, which must be there', async () => {
    const { user, press, dialog } = await review();
    await press('Send back', dialog);
    const form = within(dialog).getByRole('form', { name: 'Send back' });
    await press('Send back', form);
    expect(await within(form).findByText('This field is required')).toBeVisible();
    const requests = stubApi(life.sendBackRequest, { id: 7, version: 3, lifecycle: asked() });
    await user.type(within(form).getByLabelText(/^Reason/), 'The fee is wrong');
    await press('Send back', form);
    expect(await screen.findByText('Sent back. Its member sees the reason.')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { requestedAt: waiting.requestedAt, note: 'The fee is wrong' } },
    ]);
  });

  it('cannot approve what was saved again since, nor an own request', async () => {
    const { dialog } = await openForm(MANAGER, asked({ version: 2 }));
    expect(dialog).toHaveTextContent(/It was saved again since, so this request cannot be approved\./);
    expect(within(dialog).queryByRole('button', { name: 'Review the request' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});
