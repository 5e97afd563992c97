import { beforeEach, describe, expect, it } from 'vitest';
import * as words from '@manzil/contracts/http/mail-texts';
import * as http from '@manzil/contracts/http/mails';
import { countSavedSearches } from '@manzil/contracts/http/saved-searches';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import type { EditedMail } from '@manzil/contracts/leads/mail-texts';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/mail';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

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
const refused = mail(1, { state: 'failed', error: '550 5.1.1 There is no such mailbox' });
const paged = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 25, pageCount: 1 });
const suppressed = { address: 'layla@example.com', reason: 'asked' as const, at: '2026-11-23T08:00:00Z' };
const preview = {
  kind: 'lead-answer' as const,
  language: 'en' as const,
  subject: 'Your enquiry has arrived',
  html: '<p>Hello there</p>',
  text: 'Hello there',
};

const open = (tab = '') => renderScreen(route, { path: '/backend/mail', at: `/backend/mail${tab}` });
const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

describe('the section of mail', () => {
  beforeEach(() => {
    stubApi(http.listMails, paged([refused, mail(2, { state: 'no-server', leadId: null })]));
    stubApi(countSavedSearches, {
      active: 7,
      pending: 2,
      byFrequency: { instant: 1, daily: 4, weekly: 2 },
    });
    stubApi(http.listSuppressions, paged([suppressed]));
    stubApi(http.previewMails, { previews: [preview] });
  });

  it('says what became of each mail, in the words of the server, and leads to its lead', async () => {
    open();
    const first = await row(/person1@example.com/);
    expect(first).toHaveTextContent('Refused: this address does not exist550 5.1.1 There is no such mailbox');
    expect(within(first).getByRole('link', { name: 'Open the lead' })).toHaveAttribute(
      'href',
      `/backend/leads?lead=${String(refused.leadId)}`,
    );
    const second = await row(/person2@example.com/);
    expect(second).toHaveTextContent('Not sent: no mail server');
    expect(within(second).queryByRole('button')).toBeNull();
  });

  it('says how many searches are mailed', async () => {
    open();
    expect(
      await screen.findByText(
        '7 saved searches are mailed: 1 at once, 4 daily, 2 weekly. 2 not confirmed yet.',
      ),
    ).toBeVisible();
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
    expect(await screen.findByText('No addresses on this list.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { address: 'layla@example.com' } }]);
  });

  it('removes an erased address by typing it, and says when it is not on the list', async () => {
    stubApi(http.listSuppressions, paged([{ ...suppressed, address: '' }]));
    const { user } = open('?tab=suppressed');
    expect(await row(/Erased, because/)).toBeVisible();
    stubApi(http.removeSuppression, refuse('NOT_FOUND', 'This address is not on the list'));
    await user.click(screen.getByRole('button', { name: 'Remove an erased address' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove an erased address' });
    await user.type(within(dialog).getByLabelText('Address'), 'omar@example.com{Enter}');
    expect(await within(dialog).findByText('This address is not on the list')).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveFocus();
    const requests = stubApi(http.removeSuppression, undefined);
    stubApi(http.listSuppressions, paged([]));
    await user.clear(within(dialog).getByLabelText('Address'));
    await user.type(within(dialog).getByLabelText('Address'), 'layla@example.com');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Remove the address' }));
    expect(await screen.findByText('No addresses on this list.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { address: 'layla@example.com' } }]);
  });

  it('sends those that are selected again, and names who cannot be sent to', async () => {
    const other = mail(3, { state: 'failed' });
    stubApi(http.listMails, paged([refused, mail(2), other]));
    const { user } = open();
    await row(/person1@example.com/);
    expect(screen.queryByRole('checkbox', { name: 'Select person2@example.com' })).toBeNull();
    await user.click(
      screen.getByRole('checkbox', { name: 'Select all on this page that can be sent again' }),
    );
    const requests = stubApi(http.retryMail, ({ params: { id } }) =>
      id === other.id ? refuse('CONFLICT', 'This mail has not failed') : mail(1, { state: 'waiting' }),
    );
    await user.click(screen.getByRole('button', { name: 'Send 2 again' }));
    expect(await screen.findByText('It is sent again.')).toBeVisible();
    expect(screen.getByText('“person3@example.com”: This mail has not failed')).toBeVisible();
    expect(requests.map(({ params }) => params.id)).toEqual([refused.id, other.id]);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('is sorted by the server, by a column in the address', async () => {
    const requests = stubApi(http.listMails, paged([refused]));
    const { user, router } = open('?page=2');
    const head = await screen.findByRole('columnheader', { name: /^To/ });
    expect(screen.getByRole('columnheader', { name: /^Queued/ })).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(head).getByRole('button'));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=recipient');
    });
    await waitFor(() => {
      expect(requests.at(-1)).toMatchObject({ query: { sort: 'recipient', page: 1 } });
    });
    await user.click(within(screen.getByRole('columnheader', { name: /^To/ })).getByRole('button'));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: /^To/ })).toHaveAttribute('aria-sort', 'descending');
    });
  });

  it('removes several addresses from the list after one question', async () => {
    const other = { ...suppressed, address: 'omar@example.com' };
    stubApi(http.listSuppressions, paged([suppressed, other, { ...suppressed, address: '' }]));
    const { user } = open('?tab=suppressed');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all addresses on this page' }));
    await user.click(screen.getByRole('button', { name: 'Remove 2' }));
    const requests = stubApi(http.removeSuppression, undefined);
    const question = screen.getByRole('dialog', { name: 'Send automatic mail again?' });
    expect(question).toHaveTextContent('layla@example.com, omar@example.com');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('2 addresses are removed from the list.')).toBeVisible();
    expect(requests.map(({ body }) => body.address)).toEqual(['layla@example.com', 'omar@example.com']);
  });

  it('shows what a mail looks like in a frame without rights, and sends a test', async () => {
    const { user } = open('?tab=previews');
    const frame = await screen.findByTitle('Answer to an enquiry, As HTML');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', preview.html);
    expect(screen.getByText('Your enquiry has arrived')).toBeVisible();
    const requests = stubApi(http.testMail, mail(3, { recipient: 'noor@agency.example', state: 'waiting' }));
    await user.click(screen.getByRole('button', { name: 'Send me a test: Answer to an enquiry' }));
    expect(await screen.findByText('A test email is on its way to noor@agency.example.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'lead-answer' } }]);
    stubApi(http.testMail, refuse('CONFLICT', 'Your user name is not an email address'));
    await user.click(screen.getByRole('button', { name: 'Send me a test: Answer to an enquiry' }));
    expect(await screen.findByText('Your user name is not an email address')).toBeVisible();
  });

  describe('of the words of a mail', () => {
    const texts = { subject: 'About {about}', opening: 'You asked about {about}.', closing: 'Regards' };
    const standard = { ...texts, subject: 'The standard' };
    const saved = { version: 2, texts, savedBy: 'noor', savedAt: '2026-11-23T08:00:00Z' };
    const edited: EditedMail = {
      kind: 'lead-answer',
      language: 'en',
      texts,
      standard,
      version: 2,
      versions: [saved],
    };
    beforeEach(() => {
      stubApi(words.listMailTexts, { items: [edited] });
    });

    it('saves them on the version that was opened, and lists who changed them', async () => {
      const { user } = open('?tab=words');
      const requests = stubApi(words.saveMailTexts, { ...edited, version: 3 });
      const subject = await screen.findByLabelText('Subject');
      expect(screen.getByText(/^Version 2 by noor, 23 Nov/)).toBeInTheDocument();
      await user.type(subject, '!');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Saved. The next email uses this text.')).toBeVisible();
      expect(requests).toMatchObject([
        {
          params: { kind: 'lead-answer' },
          body: { ...texts, subject: 'About {about}!', expectedVersion: 2 },
        },
      ]);
    });

    it('refuses a placeholder that there is not, at its field, and sends nothing', async () => {
      const { user } = open('?tab=words');
      const requests = stubApi(words.saveMailTexts, edited);
      const end = await screen.findByLabelText('End');
      await user.type(end, ' {{name}');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => {
        expect(end).toHaveAccessibleDescription(/“{name}” is no placeholder of this mail/);
      });
      expect(requests).toEqual([]);
    });

    it('previews what is typed, as HTML and as text', async () => {
      const { user } = open('?tab=words');
      const requests = stubApi(words.previewMailTexts, { ...preview, subject: 'As typed' });
      await user.type(await screen.findByLabelText('Subject'), '!');
      await user.click(screen.getByRole('button', { name: 'Preview' }));
      expect(await screen.findByText('As typed')).toBeVisible();
      expect(screen.getByTitle('Answer to an enquiry, As HTML')).toHaveAttribute('sandbox', '');
      expect(requests).toMatchObject([{ body: { subject: 'About {about}!' } }]);
    });

    it('goes back to the standard text after a question', async () => {
      const { user } = open('?tab=words');
      const restored = { ...edited, texts: standard, version: 3 };
      const requests = stubApi(words.restoreMailTexts, restored);
      await user.click(await screen.findByRole('button', { name: 'Back to the standard text' }));
      expect(requests).toEqual([]);
      stubApi(words.listMailTexts, { items: [restored] });
      const question = screen.getByRole('dialog', { name: 'Use the standard text again?' });
      await user.click(within(question).getByRole('button', { name: 'Back to the standard text' }));
      expect(await screen.findByText('The standard text is used again.')).toBeVisible();
      expect(screen.getByLabelText('Subject')).toHaveValue('The standard');
      expect(screen.getByRole('button', { name: 'Back to the standard text' })).toBeDisabled();
      expect(requests).toMatchObject([{ body: { expectedVersion: 2 } }]);
    });

    it('asks whose text stays when somebody saved in between', async () => {
      const { user } = open('?tab=words');
      const details = { reason: 'version', version: 5, updatedBy: 'omar', updatedAt: '2026-11-23T09:00:00Z' };
      stubApi(words.saveMailTexts, refuse('CONFLICT', 'Somebody saved this.', { details }));
      await user.type(await screen.findByLabelText('Subject'), '!');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const question = await screen.findByRole('dialog', { name: 'Saved in between' });
      expect(question).toHaveTextContent('omar saved this text');
      const requests = stubApi(words.saveMailTexts, { ...edited, version: 6 });
      await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => {
        expect(requests).toMatchObject([{ body: { expectedVersion: 5 } }]);
      });
    });
  });

  it('says that it cannot be opened when the list is refused', async () => {
    stubApi(http.listMails, refuse('INTERNAL', 'Something went wrong on our side'));
    open();
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  });
});
