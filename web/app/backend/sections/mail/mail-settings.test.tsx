import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/mails';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/mail';
import { stubApi } from '../../../testing/api-double';
import { sampleIncomingMail, sampleMailSettings } from '../../../testing/samples/sample-first-steps';
import { renderScreen } from '../../../testing/render-screen';

const tested: LoggedMail = {
  id: '0190a3c4-0000-7000-8000-000000000009',
  kind: 'new-lead',
  recipient: 'layla@agency.example',
  state: 'waiting',
  error: null,
  attempts: 0,
  leadId: null,
  queuedAt: '2026-11-23T08:00:00Z',
  at: '2026-11-23T08:00:00Z',
};

beforeEach(() => {
  stubApi(http.showIncomingMail, sampleIncomingMail);
});

const open = (tab: string) => renderScreen(route, { path: '/backend/mail', at: `/backend/mail${tab}` });

const formOf = (field: HTMLElement): HTMLElement => field.closest('form') ?? field;

describe('the settings of mail', () => {
  it('sets the mail server, without the password that is stored, and tests it', async () => {
    const stored = {
      ...sampleMailSettings,
      ...{ notifyTo: ['office@agency.example'], host: 'smtp.example.com', username: 'site' },
      ...{ senderAddress: 'site@agency.example', hasPassword: true, version: 3 },
    };
    stubApi(http.showMailSettings, stored);
    const saves = stubApi(http.saveMailSettings, { ...stored, port: 465, version: 4 });
    const tests = stubApi(http.testMail, tested);
    const { user } = open('?tab=settings');
    const server = await screen.findByLabelText('Mail server');
    const port = within(formOf(server)).getByLabelText('Port');
    await user.clear(port);
    await user.type(port, '465');
    await user.type(screen.getByLabelText('Notify of new leads'), ', wrong');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/Enter email addresses/)).toBeVisible();
    expect(saves).toEqual([]);
    await user.type(screen.getByLabelText('Notify of new leads'), '@agency.example');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/Mail settings saved/)).toBeVisible();
    expect(saves).toMatchObject([
      {
        body: {
          notifyTo: ['office@agency.example', 'wrong@agency.example'],
          ...{ host: 'smtp.example.com', port: 465, password: '', expectedVersion: 3 },
        },
      },
    ]);
    await user.click(screen.getByRole('button', { name: /^Send me a test/ }));
    expect(await screen.findByText(/A test email is on its way/)).toBeVisible();
    expect(tests).toMatchObject([{ params: { kind: 'new-lead' } }]);
  });

  it('says what the environment sets, which cannot be changed', async () => {
    stubApi(http.showMailSettings, {
      ...sampleMailSettings,
      ...{ host: 'mail.example.com', fromEnvironment: { notifyTo: true, server: true } },
    });
    open('?tab=settings');
    expect(await screen.findByLabelText('Mail server')).toBeDisabled();
    expect(screen.getByText(/environment of the server \(SMTP_URL\)/)).toBeVisible();
    expect(screen.getByLabelText('Notify of new leads')).toBeDisabled();
  });
});

describe('the mailbox for replies', () => {
  const mailbox = {
    ...sampleIncomingMail,
    ...{ host: 'imap.example.com', username: 'replies', address: 'replies@agency.example' },
    ...{ hasPassword: true, version: 2, checkedAt: '2026-11-30T08:00:00.000Z' },
  };

  it('is set, without the password that is stored, and tested', async () => {
    stubApi(http.showMailSettings, sampleMailSettings);
    stubApi(http.showIncomingMail, mailbox);
    const saves = stubApi(http.saveIncomingMail, { ...mailbox, folder: 'Leads', version: 3 });
    stubApi(http.testIncomingMail, { problem: 'login', messages: null });
    const { user } = open('?tab=settings');
    const folder = await screen.findByLabelText('Folder');
    expect(screen.getByText(/^Last read /)).toBeVisible();
    await user.clear(folder);
    await user.type(folder, 'Leads');
    await user.click(screen.getByRole('button', { name: 'Save mailbox' }));
    expect(await screen.findByText(/Mailbox saved/)).toBeVisible();
    expect(saves).toMatchObject([
      { body: { host: 'imap.example.com', port: 993, folder: 'Leads', password: '', expectedVersion: 2 } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Test the mailbox' }));
    expect(await screen.findByText(/refuses the login/)).toBeVisible();
    stubApi(http.testIncomingMail, { problem: null, messages: 1 });
    await user.click(screen.getByRole('button', { name: 'Test the mailbox' }));
    expect(await screen.findByText('The mailbox can be read. It has 1 message.')).toBeVisible();
  });

  it('says why it cannot be read, and what the environment sets', async () => {
    stubApi(http.showMailSettings, sampleMailSettings);
    stubApi(http.showIncomingMail, { ...mailbox, fromEnvironment: true, problem: 'unreachable' });
    open('?tab=settings');
    expect(await screen.findByLabelText('IMAP server')).toBeDisabled();
    expect(screen.getByText(/environment of the server \(IMAP_URL\)/)).toBeVisible();
    expect(screen.getByText(/can’t be reached.*Last read/)).toBeVisible();
  });
});
