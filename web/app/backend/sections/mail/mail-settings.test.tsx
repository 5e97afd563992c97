import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/mails';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { screen } from '@testing-library/react';
import * as route from '../../routes/mail';
import { stubApi } from '../../../testing/api-double';
import { sampleMailSettings } from '../../../testing/samples/sample-first-steps';
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

const open = (tab: string) => renderScreen(route, { path: '/backend/mail', at: `/backend/mail${tab}` });

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
    const port = await screen.findByLabelText('Port');
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
