import { beforeEach, describe, expect, it } from 'vitest';
import { listApiTokens } from '@manzil/contracts/http/api-tokens';
import { listPushDevices } from '@manzil/contracts/http/push-devices';
import * as http from '@manzil/contracts/http/webhooks';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/integrations';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { sampleWebhook as webhook } from '../../../testing/samples/sample-webhook';

const open = () => renderScreen(route, { path: '/backend/integrations' });
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('webhooks in the section of integrations', () => {
  beforeEach(() => {
    stubApi(listApiTokens, { tokens: [] });
    stubApi(listPushDevices, { publicKey: 'BKey', keySource: 'installation', devices: [] });
    stubApi(http.listWebhooks, { webhooks: [webhook()] });
  });

  it('shows each webhook with its events and its state, and leads to it', async () => {
    stubApi(http.listWebhooks, {
      webhooks: [
        webhook(),
        webhook({
          id: '0190a3c4-0000-7000-8000-000000000031',
          name: 'Portal',
          failingSince: '2026-11-23T08:00:00Z',
        }),
        webhook({
          id: '0190a3c4-0000-7000-8000-000000000032',
          name: 'Old portal',
          isOn: false,
          switchedOffBecause: 'failures',
        }),
      ],
    });
    open();
    const row = await screen.findByRole('row', { name: /^CRM/ });
    expect(row).toHaveTextContent('Lead received, Import finished');
    expect(within(row).getByRole('link', { name: 'CRM' })).toHaveAttribute(
      'href',
      `/backend/integrations/${webhook().id}`,
    );
    expect(screen.getByRole('row', { name: /^Portal/ })).toHaveTextContent(/On, but failing since/);
    expect(screen.getByRole('row', { name: /^Old portal/ })).toHaveTextContent(/Switched off: no event/);
  });

  it('says that there is none', async () => {
    stubApi(http.listWebhooks, { webhooks: [] });
    open();
    expect(await screen.findByText('No webhooks yet.')).toBeVisible();
  });

  it('adds one, once, and shows its secret this once', async () => {
    const { user } = open();
    const slow = pendingReply({ webhook: webhook({ name: 'Portal' }), secret });
    const requests = stubApi(http.addWebhook, slow.reply);
    await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
    const dialog = screen.getByRole('dialog', { name: 'Add a webhook' });
    expect(dialog).toHaveTextContent('Events of leads contain personal data');
    await user.type(within(dialog).getByLabelText('Name'), 'Portal');
    await user.type(within(dialog).getByLabelText('Address'), 'https://portal.example/hooks');
    await user.click(within(dialog).getByLabelText('Listings withdrawn'));
    await user.click(within(dialog).getByLabelText('Lead received'));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Add a webhook' }));
    slow.release();
    const shown = await screen.findByRole('dialog', { name: 'Secret of Portal' });
    expect(requests).toMatchObject([
      {
        body: {
          name: 'Portal',
          url: 'https://portal.example/hooks',
          events: ['lead.received', 'listing.withdrawn'],
        },
      },
    ]);
    expect(within(shown).getByLabelText('Secret')).toHaveValue(secret);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  it('says what is wrong beside its field, and sends nothing', async () => {
    const { user } = open();
    const requests = stubApi(http.addWebhook, { webhook: webhook(), secret });
    await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Name'), 'Portal');
    await user.type(within(dialog).getByLabelText('Address'), 'portal.example');
    await user.click(within(dialog).getByRole('button', { name: 'Add a webhook' }));
    expect(await within(dialog).findByText(/Enter an address that begins with https/)).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveFocus();
    expect(within(dialog).getByText('Choose at least one event')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('shows the refusal of the server beside the address', async () => {
    const { user } = open();
    const issues = [{ field: 'url', message: 'This address is on a private network' }];
    stubApi(http.addWebhook, refuse('VALIDATION_FAILED', 'The webhook is not valid', { issues }));
    await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Name'), 'Portal');
    await user.type(within(dialog).getByLabelText('Address'), 'https://10.0.0.1/');
    await user.click(within(dialog).getByLabelText('Lead received'));
    await user.click(within(dialog).getByRole('button', { name: 'Add a webhook' }));
    expect(await within(dialog).findByText('This address is on a private network')).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
  });
});
