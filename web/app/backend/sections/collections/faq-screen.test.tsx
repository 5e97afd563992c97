import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/content-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/faq';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const stamp = { version: 3, updatedAt: '2026-11-20T08:00:00Z', updatedBy: 'omar' };
const entry = { id: 7, position: 1, question: 'Who are you?', answer: 'An agency.', ...stamp };

async function openForm() {
  stubApi(http.listFaqEntries, { entries: [entry], total: 1, deleted: [] });
  const { user, unmount } = renderScreen(route, { path: '/backend/faq' });
  await user.click(await screen.findByRole('button', { name: 'Edit Who are you?' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit question' });
  return {
    user,
    unmount,
    dialog,
    question: within(dialog).getByLabelText('Question'),
    answer: within(dialog).getByLabelText('Answer'),
    save: () => user.click(within(dialog).getByRole('button', { name: 'Publish' })),
  };
}

describe('the form of a question', () => {
  it('saves over the version that was opened, and shows the list again', async () => {
    const { user, question, save } = await openForm();
    const requests = stubApi(http.faqs.update, { ...entry, version: 4 });
    await user.clear(question);
    await user.type(question, 'Who is Manzil?');
    stubApi(http.listFaqEntries, {
      entries: [{ ...entry, question: 'Who is Manzil?' }],
      total: 1,
      deleted: [],
    });
    await save();
    expect(requests[0]).toEqual({
      params: { id: 7 },
      query: undefined,
      body: { question: 'Who is Manzil?', answer: 'An agency.', expectedVersion: 3 },
    });
    expect(await screen.findByRole('button', { name: 'Edit Who is Manzil?' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const { user, question, answer, save } = await openForm();
    await user.clear(question);
    await user.clear(answer);
    await save();
    expect(question).toHaveAccessibleDescription('Question: This field is required');
    expect(answer).toHaveAccessibleDescription(/Answer: This field is required/);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been saved.');
  });

  it('leads to the first field that is wrong', async () => {
    const { user, answer, save } = await openForm();
    await user.clear(answer);
    await save();
    await waitFor(() => {
      expect(answer).toHaveFocus();
    });
  });

  it('asks which version to keep when a colleague saved in between', async () => {
    const { user, question, answer, save } = await openForm();
    stubApi(
      http.faqs.update,
      refuse('CONFLICT', 'Somebody saved this.', {
        details: { reason: 'version', version: 5, updatedBy: 'omar', updatedAt: '2026-11-22T08:00:00Z' },
      }),
    );
    await user.type(question, '!');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/omar saved this on/);
    expect(question).toHaveValue('Who are you?!');
    const requests = stubApi(http.faqs.update, { ...entry, version: 6 });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(requests[0]?.body).toMatchObject({ question: 'Who are you?!', expectedVersion: 5 });
    expect(answer).not.toBeInTheDocument();
  });

  it('shows what the colleague saved, when that is chosen', async () => {
    const { user, dialog, question, save } = await openForm();
    stubApi(
      http.faqs.update,
      refuse('CONFLICT', 'Somebody saved this.', {
        details: { reason: 'version', version: 5, updatedBy: 'omar', updatedAt: '2026-11-22T08:00:00Z' },
      }),
    );
    await user.type(question, '!');
    await save();
    const theirs = { ...entry, question: 'Theirs?', version: 5 };
    stubApi(http.listFaqEntries, { entries: [theirs], total: 1, deleted: [] });
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => {
      expect(within(dialog).getByLabelText('Question')).toHaveValue('Theirs?');
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when the connection is lost, also for the next visit', async () => {
    const { user, answer, unmount, save } = await openForm();
    stubApi(http.faqs.update, refuse('UNAVAILABLE', 'This part of the site is not available right now'));
    await user.type(answer, ' Since 2004.');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('not available right now');
    expect(answer).toHaveValue('An agency. Since 2004.');
    unmount();
    const again = await openForm();
    expect(again.answer).toHaveValue('An agency. Since 2004.');
    expect(screen.getByText('This is your earlier unsaved work, stored on this device.')).toBeVisible();
  });

  it('asks before unsaved work is closed', async () => {
    const { user, dialog, answer } = await openForm();
    await user.type(answer, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = screen.getByRole('dialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(answer).toHaveValue('An agency.!');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the questions', () => {
  const open = () => renderScreen(route, { path: '/backend/faq' }).user;

  it('are found by their words, and those found cannot be put in another order', async () => {
    const other = { ...entry, id: 8, position: 2, question: 'Where are you?' };
    stubApi(http.listFaqEntries, { entries: [entry, other], total: 2, deleted: [] });
    const user = open();
    await user.type(await screen.findByRole('searchbox'), 'where');
    expect(screen.queryByRole('button', { name: 'Edit Who are you?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Where are you?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.type(screen.getByRole('searchbox'), ' no such words');
    expect(await screen.findByText(/^Nothing here matches/)).toBeVisible();
  });

  it('are read again on demand when they could not be read', async () => {
    stubApi(http.listFaqEntries, refuse('INTERNAL', 'Something went wrong on our side'));
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    stubApi(http.listFaqEntries, { entries: [entry], total: 1, deleted: [] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Edit Who are you?' })).toBeVisible();
  });
});
