import { beforeEach, describe, expect, it } from 'vitest';
import { saveSavedReplies, showSavedReplies } from '@manzil/contracts/http/lead-replies';
import { STARTER_REPLIES } from '@manzil/contracts/leads/starter-replies';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/saved-replies';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleReplies } from '../../../testing/samples/sample-replies';

const PATH = '/backend/saved-replies';
const [first, second, third] = sampleReplies.replies;

describe('the saved replies', () => {
  beforeEach(() => {
    stubApi(showSavedReplies, sampleReplies);
  });

  it('are added, ordered and changed, and saved as a whole over the version that was read', async () => {
    const added = { name: 'New', language: 'ar' as const, text: 'مرحبا' };
    const replies = [second, first, third, added].flatMap((reply) => reply ?? []);
    const requests = stubApi(saveSavedReplies, { replies, version: 4 });
    const { user } = renderScreen(route, { path: PATH });
    const one = within(await screen.findByRole('group', { name: 'Reply 1: Still free' }));
    expect(one.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await user.click(one.getByRole('button', { name: 'Move down' }));
    await user.click(screen.getByRole('button', { name: 'Add a reply' }));
    const last = within(screen.getByRole('group', { name: 'Reply 4' }));
    await user.type(last.getByLabelText(/^Name/), 'New');
    await user.selectOptions(last.getByLabelText('Language'), 'Arabic');
    await user.type(last.getByLabelText(/^Message/), 'مرحبا');
    stubApi(showSavedReplies, { replies, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ replies, expectedVersion: 3 }]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('begin with a set in both languages, which is saved like any other', async () => {
    stubApi(showSavedReplies, { replies: [], version: 0 });
    const requests = stubApi(saveSavedReplies, { replies: [...STARTER_REPLIES], version: 1 });
    const { user } = renderScreen(route, { path: PATH });
    await user.click(await screen.findByRole('button', { name: 'Add starter replies' }));
    expect(screen.queryByRole('button', { name: 'Add starter replies' })).toBeNull();
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ replies: STARTER_REPLIES, expectedVersion: 0 }]);
  });

  it('are removed after a question, until which nothing is gone', async () => {
    const requests = stubApi(saveSavedReplies, { replies: [], version: 4 });
    const { user } = renderScreen(route, { path: PATH });
    const one = within(await screen.findByRole('group', { name: 'Reply 1: Still free' }));
    await user.click(one.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove “Still free”?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(one.getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('group', { name: 'Reply 1: Offer a viewing' })).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('group', { name: 'Reply 1: Still free' })).toBeVisible();
  });

  it('need a name and a text, and stay as typed after a refusal', async () => {
    const requests = stubApi(
      saveSavedReplies,
      refuse('CONFLICT', 'Someone else has changed the saved replies.'),
    );
    const { user } = renderScreen(route, { path: PATH });
    await user.click(await screen.findByRole('button', { name: 'Add a reply' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = within(screen.getByRole('group', { name: 'Reply 4' })).getByLabelText(/^Name/);
    expect(name).toHaveFocus();
    expect(requests).toEqual([]);
    await user.type(name, 'New');
    await user.type(
      within(screen.getByRole('group', { name: 'Reply 4: New' })).getByLabelText(/^Message/),
      'Hi',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else has changed the saved replies.')).toBeVisible();
    expect(name).toHaveValue('New');
  });

  it('name the variables, and change nothing for a role that only reads', async () => {
    renderScreen(route, { path: PATH, session: { username: 'sami', role: 'auditor' } });
    expect(await screen.findByText('{price}')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getAllByLabelText(/^Message/)[0]).toBeDisabled();
  });
});
