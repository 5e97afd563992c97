import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/webhook';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { sampleDelivery, sampleWebhook } from '../../../testing/samples/sample-webhook';

const { id } = sampleWebhook();
const paged = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 25, pageCount: 1 });
const failed = sampleDelivery(1, {
  state: 'failed',
  attempts: 10,
  responseStatus: 503,
  responseText: 'Closed for the night',
  error: 'The receiver answered 503',
});

const open = () =>
  renderScreen(route, { path: '/backend/integrations/:id', at: `/backend/integrations/${id}` });
const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

describe('the screen of a webhook', () => {
  beforeEach(() => {
    stubApi(http.listWebhooks, { webhooks: [sampleWebhook()] });
    stubApi(http.listDeliveries, paged([failed, sampleDelivery(2, { event: 'import.finished' })]));
  });

  it('shows what was sent, and what was answered', async () => {
    open();
    const first = await row(/Lead received/);
    expect(first).toHaveTextContent('FailedThe receiver answered 503');
    expect(first).toHaveTextContent('Closed for the night');
    expect(await row(/Import finished/)).toHaveTextContent('DeliveredAnswer 204');
  });

  it('sends an event again, once', async () => {
    const { user } = open();
    const slow = pendingReply(sampleDelivery(1));
    const requests = stubApi(http.retryDelivery, slow.reply);
    await user.dblClick(within(await row(/Lead received/)).getByRole('button', { name: /^Send again/ }));
    slow.release();
    expect(await screen.findByText('It is sent again, with the same webhook-id.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: failed.id } }]);
  });

  it('says why an event cannot be sent again', async () => {
    const { user } = open();
    stubApi(http.retryDelivery, refuse('CONFLICT', 'This event is on its way already'));
    await user.click(within(await row(/Lead received/)).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('This event is on its way already')).toBeVisible();
  });

  it('filters by state in the address', async () => {
    const requests = stubApi(http.listDeliveries, paged([failed]));
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('State'), 'failed');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?state=failed');
    });
    expect(requests.at(-1)).toMatchObject({ params: { id }, query: { state: 'failed' } });
  });

  it('sends a test event', async () => {
    const { user } = open();
    const requests = stubApi(http.testWebhook, sampleDelivery(3, { event: 'webhook.test' }));
    await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
    expect(await screen.findByText(/Test event sent/)).toBeVisible();
    expect(requests).toMatchObject([{ params: { id } }]);
  });

  it('shows a new secret this once, after a question', async () => {
    const { user } = open();
    const webhook = sampleWebhook({ formerSecretUntil: '2026-11-24T08:00:00Z' });
    stubApi(http.rotateWebhookSecret, { webhook, secret: 'whsec_new' });
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    stubApi(http.listWebhooks, { webhooks: [webhook] });
    await user.click(screen.getByRole('button', { name: 'Create new secret' }));
    const dialog = await screen.findByRole('dialog', { name: 'Secret of CRM' });
    expect(within(dialog).getByLabelText('Secret')).toHaveValue('whsec_new');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/The previous secret works until/)).toBeVisible();
    expect(screen.queryByDisplayValue('whsec_new')).toBeNull();
  });

  it('says why it was switched off, sends nothing then, and is switched on again', async () => {
    const off = sampleWebhook({ isOn: false, switchedOffBecause: 'failures' });
    stubApi(http.listWebhooks, { webhooks: [off] });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('could be delivered for three days');
    expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();
    expect(within(await row(/Lead received/)).queryByRole('button')).toBeNull();
    const requests = stubApi(http.changeWebhook, sampleWebhook());
    stubApi(http.listWebhooks, { webhooks: [sampleWebhook()] });
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText('CRM is on.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id }, body: { isOn: true, expectedVersion: 3 } }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is changed and switched off, and says so', async () => {
    const { user } = open();
    const requests = stubApi(http.changeWebhook, sampleWebhook({ name: 'Portal' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = screen.getByRole('dialog', { name: 'Change CRM' });
    await user.clear(within(dialog).getByLabelText('Name'));
    await user.type(within(dialog).getByLabelText('Name'), 'Portal');
    await user.click(within(dialog).getByLabelText('Import finished'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Portal is changed.')).toBeVisible();
    expect(requests[0]).toMatchObject({
      body: { name: 'Portal', events: ['lead.received'], expectedVersion: 3 },
    });
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    const question = screen.getByRole('dialog', { name: 'Switch CRM off?' });
    await user.click(within(question).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('CRM is off.')).toBeVisible();
    expect(requests[1]).toMatchObject({ body: { isOn: false } });
  });

  it('asks which version stays when a colleague was quicker', async () => {
    const { user } = open();
    const details = {
      reason: 'version',
      version: 7,
      updatedBy: 'noor',
      updatedAt: '2026-11-23T08:00:00Z',
    };
    stubApi(http.changeWebhook, refuse('CONFLICT', 'The webhook was changed by noor', { details }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.clear(within(screen.getByRole('dialog')).getByLabelText('Name'));
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Name'), 'Portal');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Saved in between' })).toHaveTextContent(
      'noor saved this webhook',
    );
    const requests = stubApi(http.changeWebhook, sampleWebhook({ name: 'Portal', version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Portal is changed.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { name: 'Portal', expectedVersion: 7 } }]);
  });

  it('says so when a colleague was quicker to switch it', async () => {
    const { user } = open();
    stubApi(http.changeWebhook, refuse('CONFLICT', 'The webhook was changed by noor in the meantime'));
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('The webhook was changed by noor in the meantime')).toBeVisible();
  });

  it('is deleted after a question, or says that it was deleted by somebody else', async () => {
    const { user } = open();
    stubApi(http.removeWebhook, refuse('NOT_FOUND', 'There is no such webhook'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    stubApi(http.listWebhooks, { webhooks: [] });
    const question = screen.getByRole('dialog', { name: 'Delete CRM?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This webhook no longer exists.')).toBeVisible();
    expect(screen.getByText('There is no such webhook')).toBeVisible();
  });
});
