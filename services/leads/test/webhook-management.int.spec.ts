import { randomUUID } from 'node:crypto';
import {
  listWebhooks,
  addWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@manzil/contracts/http/webhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookEvent } from '@manzil/contracts/leads/webhook';
import { runWithActor } from '@manzil/messaging/request-context';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';
import type { WebhookReceiver } from '@manzil/testing/webhook-receiver';
import { startReplica, type RunningLeads } from './running-leads.js';
import { startWebhooks, verify, type WebhookStack } from './webhook-stack.js';

describe('a webhook', () => {
  let stack: WebhookStack;
  let receiver: WebhookReceiver;
  let leads: RunningLeads;
  beforeEach(async () => {
    stack = await startWebhooks();
    ({ receiver, leads } = stack);
  });
  afterEach(async () => {
    await stack.stop();
  });

  it('is switched off after three days of failures, and at once when the receiver is gone', async () => {
    const { webhook } = await stack.add();
    receiver.status = 500;
    await stack.enquire();
    await waitFor('the first failure', async () => (await stack.stateOf(webhook.id))?.failingSince);
    expect(await stack.stateOf(webhook.id)).toMatchObject({ isOn: true, waiting: 1 });
    await leads.dataSource.query("UPDATE webhook SET failing_since = now() - interval '3 days'");
    await stack.passDelay();
    await waitFor('it to be off', async () => (await stack.stateOf(webhook.id))?.isOn === false);
    expect(await stack.stateOf(webhook.id)).toMatchObject({ switchedOffBecause: 'failures', waiting: 0 });
    expect((await stack.log(webhook.id))[0]).toMatchObject({ state: 'failed' });
    await stack.isAudited('webhook-switched-off');
    const { id } = webhook;
    await expect(leads.client.request(testWebhook, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const count = receiver.received.length;
    await stack.enquire();
    expect(await stack.log(id)).toHaveLength(1);

    const on = await leads.client.request(changeWebhook, { id, isOn: true });
    expect(on).toMatchObject({ isOn: true, switchedOffBecause: null, failingSince: null });
    receiver.status = 410;
    await leads.client.request(testWebhook, { id });
    await waitFor('it to be off again', async () => (await stack.stateOf(id))?.switchedOffBecause === 'gone');
    expect(receiver.received).toHaveLength(count + 1);
  });

  it('sends nothing again that failed while it was switched off', async () => {
    const { webhook } = await stack.add();
    const { id } = webhook;
    receiver.status = 500;
    let isOff = false;
    receiver.beforeResponse = async () => {
      await waitFor('the webhook to be off', () => isOff);
    };
    await stack.enquire();
    await stack.received(0);
    await leads.client.request(changeWebhook, { id, isOn: false });
    isOff = true;
    await waitFor('the attempt to be recorded', async () => (await stack.stateOf(id))?.failingSince);
    expect(await stack.log(id)).toMatchObject([
      { state: 'failed', attempts: 1, error: 'The webhook was switched off', nextAttemptAt: null },
    ]);
    await leads.client.request(changeWebhook, { id, isOn: true });
    expect(await stack.stateOf(id)).toMatchObject({ isOn: true, waiting: 0 });
  });

  it('signs with the secret of before too for a day after a rotation', async () => {
    const { webhook, secret: former } = await stack.add();
    const { id } = webhook;
    const rotated = await leads.client.request(rotateWebhookSecret, { id });
    expect(rotated.secret).not.toBe(former);
    expect(rotated.webhook.formerSecretUntil).not.toBeNull();
    await leads.client.request(testWebhook, { id });
    const first = await stack.received(0);
    for (const secret of [former, rotated.secret])
      expect(verify(secret, first)).toMatchObject({ type: 'webhook.test' });
    await leads.dataSource.query('UPDATE webhook SET former_secret_until = now()');
    await stack.delivered(id);
    await leads.client.request(testWebhook, { id });
    const second = await stack.received(1);
    expect(() => verify(former, second)).toThrow();
    expect(verify(rotated.secret, second)).toMatchObject({ type: 'webhook.test' });
    expect((await stack.stateOf(id))?.formerSecretUntil).toBeNull();
  });

  it('is changed, switched off and deleted with its log by admins', async () => {
    const { webhook } = await stack.add();
    const { id } = webhook;
    const changed = await leads.client.request(changeWebhook, {
      id,
      name: 'Portal',
      events: ['import.finished', 'lead.changed'] as WebhookEvent[],
    });
    expect(changed).toMatchObject({ name: 'Portal', events: ['lead.changed', 'import.finished'] });
    const off = await leads.client.request(changeWebhook, { id, isOn: false });
    expect(off).toMatchObject({ isOn: false, switchedOffBecause: null });
    await leads.client.request(removeWebhook, { id });
    expect((await leads.client.request(listWebhooks, {})).webhooks).toEqual([]);
    const gone = leads.client.request(testWebhook, { id });
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const removed = leads.client.request(removeWebhook, { id });
    await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const action of ['webhook-added', 'webhook-changed', 'webhook-removed'])
      await stack.isAudited(action);
  });

  it('is changed by one of two members at once, and the other learns by whom', async () => {
    const { webhook } = await stack.add();
    const { id, version: expectedVersion } = webhook;
    const change = (name: string, rename: string) =>
      runWithActor({ kind: 'member', id: randomUUID(), name }, () =>
        leads.client.request(changeWebhook, { id, name: rename, expectedVersion }),
      );
    const results = await Promise.allSettled([change('noor', 'Portal'), change('omar', 'Reports')]);
    const saved = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results[1 - saved]).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'CONFLICT',
        extra: { details: { reason: 'version', version: 2, updatedBy: ['noor', 'omar'][saved] } },
      },
    });
    expect(await stack.stateOf(id)).toMatchObject({ name: ['Portal', 'Reports'][saved], version: 2 });
    await leads.client.request(testWebhook, { id });
    await stack.delivered(id);
    expect(await stack.stateOf(id)).toMatchObject({ version: 2 });
  });

  it('is refused with an address that is not encrypted or on a private network', async () => {
    const strict = await startReplica(leads, {});
    const client = strict.app.get(RpcClient);
    const refusals = [
      'http://crm.example/hooks',
      'https://127.0.0.1/hooks',
      'https://127.1/hooks',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://user:password@crm.example/',
      'https://crm.example/#part',
      'ftp://crm.example/',
      'javascript:alert(1)',
    ];
    // Meanwhile only the strict replica answers.
    await leads.restart(async () => {
      for (const url of refusals) {
        const add = () => client.request(addWebhook, { name: 'CRM', url, events: ['lead.received'] });
        await expect(add()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      }
      await strict.stop();
    });
    expect((await leads.client.request(listWebhooks, {})).webhooks).toEqual([]);
  });

  it('is sent nothing when its name leads to a private network', async () => {
    const { webhook } = await stack.add(['lead.received'], `http://localhost:${receiver.port}/hooks`);
    await stack.enquire();
    await waitFor('the refusal', async () => (await stack.log(webhook.id))[0]?.error);
    expect((await stack.log(webhook.id))[0]).toMatchObject({
      state: 'waiting',
      responseStatus: null,
      error: 'The address is on a private network, so nothing was sent',
    });
    expect(receiver.received).toEqual([]);
  });
});
