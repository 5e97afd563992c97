import { beforeEach, describe, expect, it } from '@jest/globals';
import * as http from '@manzil/contracts/http/mails';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/admin/mail';
import { refuse, stubApi } from '../../testing/api-double';
import { pendingReply } from '../../testing/pending-reply';
import { renderScreen } from '../../testing/render-screen';

const mail = (last: number, more: Partial<LoggedMail> = {}): LoggedMail => ({
  id: `0190a3c4-0000-7000-8000-00000000000${String(last)}`,
  kind: 'lead-answer',
  recipient: `person${String(last)}@example.com`,
  state: 'sent',
  error: null,
  attempts: 1,
  leadId: '0190a3c4-0000-7000-8000-0000000000ff',
  queuedAt: '2026-11-23T08:00:00Z',
  at: '2026-11-23T08:00:02Z',
  ...more,
});
const refused = mail(1, { state: 'failed', error: '550 There is no such mailbox' });
const paged = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 25, pageCount: 1 });
const suppressed = { address: 'layla@example.com', reason: 'asked' as const, at: '2026-11-23T08:00:00Z' };
const preview = {
  kind: 'lead-answer' as const,
  subject: 'Your enquiry has arrived',
  html: '<p>Hello there</p>',
  text: 'Hello there',
};

const open = (tab = '') => renderScreen(route, { path: '/backend/mail', at: `/backend/mail${tab}` });
const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

describe('the section of mail', () => {
  beforeEach(() => {
    stubApi(http.listMails, paged([refused, mail(2, { state: 'no-server', leadId: null })]));
    stubApi(http.listSuppressions, paged([suppressed]));
    stubApi(http.previewMails, { previews: [preview] });
  });

  it('says what became of each mail, in the words of the server, and leads to its lead', async () => {
    open();
    const first = await row(/person1@example.com/);
    expect(first).toHaveTextContent('Refused550 There is no such mailbox');
    expect(within(first).getByRole('link', { name: 'Open the lead' })).toHaveAttribute(
      'href',
      `/backend/leads?lead=${String(refused.leadId)}`,
    );
    const second = await row(/person2@example.com/);
    expect(second).toHaveTextContent('Not sent: no mail server');
    expect(within(second).queryByRole('button')).toBeNull();
  });

  it('filters by state in the address', async () => {
    const requests = stubApi(http.listMails, paged([refused]));
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('State'), 'failed');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?state=failed');
    });
    expect(requests.at(-1)).toMatchObject({ query: { state: 'failed' } });
  });

  it('sends a refused mail again, once, and reads the list', async () => {
    const { user } = open();
    const slow = pendingReply(mail(1, { state: 'waiting' }));
    const requests = stubApi(http.retryMail, slow.reply);
    const button = within(await row(/person1@example.com/)).getByRole('button');
    stubApi(http.listMails, paged([mail(1, { state: 'waiting' })]));
    await user.dblClick(button);
    slow.release();
    expect(await screen.findByText('It is sent again.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: refused.id } }]);
    expect(await row(/Waiting/)).toBeVisible();
  });

  it('says why a mail cannot be sent again', async () => {
    const { user } = open();
    stubApi(http.retryMail, refuse('CONFLICT', 'This mail has not failed'));
    await user.click(within(await row(/person1@example.com/)).getByRole('button'));
    expect(await screen.findByText('This mail has not failed')).toBeVisible();
  });

  it('removes an address from the list after a question', async () => {
    const { user } = open('?tab=suppressed');
    const requests = stubApi(http.removeSuppression, undefined);
    await user.click(await screen.findByRole('button', { name: 'Remove layla@example.com' }));
    const question = screen.getByRole('dialog', { name: 'Send automatic mail again?' });
    expect(requests).toEqual([]);
    stubApi(http.listSuppressions, paged([]));
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nobody has asked for no mail.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { address: 'layla@example.com' } }]);
  });

  it('shows what a mail looks like in a frame without rights, and sends a test', async () => {
    const { user } = open('?tab=previews');
    const frame = await screen.findByTitle('Answer to an enquiry, As HTML');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', preview.html);
    expect(screen.getByText('Your enquiry has arrived')).toBeVisible();
    const requests = stubApi(http.testMail, mail(3, { recipient: 'noor@agency.example', state: 'waiting' }));
    await user.click(screen.getByRole('button', { name: 'Send me a test: Answer to an enquiry' }));
    expect(await screen.findByText('A test is on its way to noor@agency.example.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'lead-answer' } }]);
    stubApi(http.testMail, refuse('CONFLICT', 'Your user name is not an email address'));
    await user.click(screen.getByRole('button', { name: 'Send me a test: Answer to an enquiry' }));
    expect(await screen.findByText('Your user name is not an email address')).toBeVisible();
  });

  it('says that it cannot be opened when the list is refused', async () => {
    stubApi(http.listMails, refuse('INTERNAL', 'Something went wrong on our side'));
    open();
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  });
});
