import { randomUUID } from 'node:crypto';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { listWebhooks, addWebhook, listDeliveries } from '@manzil/contracts/http/webhooks';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import type { Delivery, WebhookEvent } from '@manzil/contracts/leads/webhook';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { Webhook as Verifier } from 'standardwebhooks';
import { startReceiver, type ReceivedHook } from '@manzil/testing/webhook-receiver';
import { startLeads } from './running-leads.js';

export type WebhookStack = Awaited<ReturnType<typeof startWebhooks>>;

/** The service with a webhook receiver on this machine, and helpers for both. */
export async function startWebhooks() {
  const receiver = await startReceiver();
  const leads = await startLeads({
    WEBHOOK_ALLOW_HTTP: 'on',
    WEBHOOK_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
  });
  const log = async (id: string): Promise<Delivery[]> =>
    (await leads.client.request(listDeliveries, { id, page: 1 })).items;
  return {
    receiver,
    leads,
    log,
    add: (events: WebhookEvent[] = ['lead.received'], url = receiver.url) =>
      leads.client.request(addWebhook, { name: 'CRM', url, events }),
    enquire: async (more: { id?: string; spamSuspected?: boolean } = {}): Promise<string> => {
      const { id = randomUUID(), spamSuspected = false } = more;
      await leads.client.request(submitEnquiry, {
        id,
        kind: 'contact',
        name: 'Layla Haddad',
        email: 'layla@example.com',
        page: '/contact',
        message: 'May I see it on Friday?',
        consentText: 'I agree',
        spamSuspected,
      });
      return id;
    },
    stateOf: async (id: string) =>
      (await leads.client.request(listWebhooks, {})).webhooks.find((webhook) => webhook.id === id),
    delivered: (id: string, count = 1): Promise<Delivery[]> =>
      waitFor(`${count} deliveries`, async () => {
        const done = (await log(id)).filter(({ state }) => state === 'delivered');
        return done.length >= count ? done : undefined;
      }),
    /** Makes waiting deliveries due now, as they are after the delay. */
    passDelay: () =>
      leads.dataSource.query("UPDATE webhook_delivery SET next_attempt_at = now() WHERE state = 'waiting'"),
    /** Returns the request with this index once it has come. */
    received: (index: number): Promise<ReceivedHook> =>
      waitFor(`request ${index}`, () => receiver.received[index]),
    isAudited: (action: string) =>
      waitFor(`${action} in the audit trail`, async () =>
        JSON.stringify(await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject)).includes(
          action,
        ),
      ),
    /** Deletes all webhooks, and lets the receiver answer as at first. */
    deleteWebhooks: async () => {
      await leads.dataSource.query('TRUNCATE webhook, webhook_event, webhook_delivery');
      receiver.received.length = 0;
      receiver.status = 204;
      receiver.responseText = '';
      receiver.responseHeaders = {};
    },
    stop: async () => {
      await leads.stop();
      await receiver.stop();
    },
  };
}

/** Verifies a request as its receiver does, and returns the body. */
export const verify = (secret: string, { body, headers }: ReceivedHook): unknown =>
  new Verifier(secret).verify(body, headers as Record<string, string>);
