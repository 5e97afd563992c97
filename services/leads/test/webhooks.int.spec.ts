import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { retryDelivery } from '@manzil/contracts/http/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import { subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { importFinished, propertiesChanged, type PropertyChange } from '@manzil/contracts/listings/events';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import { deliver } from '@manzil/testing/deliver';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { Client } from 'pg';
import { startReceiver, type ReceivedHook, type WebhookReceiver } from '@manzil/testing/webhook-receiver';
import type { RunningLeads } from './running-leads.js';
import { startWebhooks, verify, type WebhookStack } from './webhook-stack.js';

const ENTRY = new URL('../dist/main.js', import.meta.url).pathname;

describe('an event for webhooks', () => {
  let stack: WebhookStack;
  let receiver: WebhookReceiver;
  let leads: RunningLeads;
  beforeAll(async () => {
    stack = await startWebhooks();
    ({ receiver, leads } = stack);
  });
  afterEach(async () => {
    await stack.deleteWebhooks();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const idsOf = (hooks: ReceivedHook[]) => hooks.map(({ headers }) => headers['webhook-id']);

  it('is sent a lead once, signed as Standard Webhooks says, and nothing that it does not want', async () => {
    const { webhook, secret } = await stack.add(['lead.received']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const id = await stack.enquire();
    await stack.enquire({ id });
    await stack.enquire({ spamSuspected: true });
    await leads.client.request(subscribeNewsletter, {
      email: 'reader@example.com',
      agreed: true,
      page: '/',
      spamSuspected: false,
    });
    const { version } = await leads.client.request(showLead, { id });
    await leads.client.request(updateLead, { id, expectedVersion: version, status: 'done', by: 'noor' });
    await stack.delivered(webhook.id);
    const hook = await stack.received(0);
    expect(receiver.received).toHaveLength(1);
    expect(verify(secret, hook)).toMatchObject({
      type: 'lead.received',
      data: { id, kind: 'contact', email: 'layla@example.com', message: 'May I see it on Friday?' },
    });
    expect(hook.headers['content-type']).toBe('application/json');
    expect((await stack.log(webhook.id))[0]).toMatchObject({
      event: 'lead.received',
      state: 'delivered',
      attempts: 1,
      responseStatus: 204,
      eventId: hook.headers['webhook-id'],
      error: null,
      nextAttemptAt: null,
    });
    expect(await stack.stateOf(webhook.id)).toMatchObject({
      failingSince: null,
      lastDeliveredAt: expect.any(String),
    });
  });

  it('is sent a change of a lead without the notes of staff', async () => {
    const { webhook, secret } = await stack.add(['lead.changed']);
    const id = await stack.enquire();
    const { version } = await leads.client.request(showLead, { id });
    await leads.client.request(updateLead, {
      id,
      expectedVersion: version,
      status: 'in-progress',
      notes: 'Difficult',
      assignee: 'noor@agency.example',
      by: 'noor',
    });
    await stack.delivered(webhook.id);
    const hook = await stack.received(0);
    const assignee = { assignee: 'noor@agency.example', assigneeEmail: 'noor@agency.example' };
    expect(verify(secret, hook)).toMatchObject({
      type: 'lead.changed',
      data: { id, status: 'in-progress', ...assignee, assigneeName: null },
    });
    expect(hook.body).not.toContain('Difficult');
  });

  it('is refused by its receiver when it is altered, signed with another secret, or replayed later', async () => {
    const { secret } = await stack.add();
    const { secret: other } = await stack.add(['lead.changed']);
    await stack.enquire();
    const hook = await stack.received(0);
    expect(() => verify(other, hook)).toThrow();
    expect(() => verify(secret, { ...hook, body: hook.body.replace('Layla', 'Laila') })).toThrow();
    const later = String(Number(hook.headers['webhook-timestamp']) - 600);
    const replayed = { ...hook, headers: { ...hook.headers, 'webhook-timestamp': later } };
    expect(() => verify(secret, replayed)).toThrow(/old|timestamp/i);
  });

  it('is tried again after errors with the same id and a new signature, and keeps what was answered', async () => {
    const { webhook, secret } = await stack.add();
    receiver.status = 500;
    receiver.responseText = `Try later\0${'x'.repeat(5_000)}`;
    await stack.enquire();
    const failed = await waitFor('the first attempt', async () =>
      (await stack.log(webhook.id)).find(({ error }) => error !== null),
    );
    expect(failed).toMatchObject({
      state: 'waiting',
      responseStatus: 500,
      error: 'The receiver answered 500',
    });
    expect(failed.responseText).toMatch(/^Try later/);
    expect(failed.responseText?.length).toBeLessThanOrEqual(1_024);
    expect(failed.nextAttemptAt).not.toBeNull();
    expect((await stack.stateOf(webhook.id))?.failingSince).not.toBeNull();
    receiver.status = 200;
    await stack.passDelay();
    await stack.delivered(webhook.id);
    await stack.received(1);
    const hooks = receiver.received;
    expect(new Set(idsOf(hooks)).size).toBe(1);
    for (const hook of hooks) expect(verify(secret, hook)).toMatchObject({ type: 'lead.received' });
    expect((await stack.stateOf(webhook.id))?.failingSince).toBeNull();
  });

  it('is tried ten times, and again when an admin asks for it', async () => {
    const { webhook } = await stack.add();
    receiver.status = 503;
    await stack.enquire();
    await waitFor('the last attempt', async () => {
      await stack.passDelay();
      return (await stack.log(webhook.id))[0]?.state === 'failed';
    });
    const [{ id, attempts } = { id: '', attempts: 0 }] = await stack.log(webhook.id);
    expect(attempts).toBe(10);
    receiver.status = 200;
    const results = await Promise.allSettled([
      leads.client.request(retryDelivery, { id }),
      leads.client.request(retryDelivery, { id }),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    await stack.delivered(webhook.id);
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    await stack.isAudited('webhook-event-retried');
  });

  it('does not follow a redirect', async () => {
    const { webhook } = await stack.add();
    receiver.status = 307;
    receiver.responseHeaders = { location: `${receiver.url}/elsewhere` };
    await stack.enquire();
    await waitFor(
      'the attempt',
      async () => (await stack.log(webhook.id))[0]?.error === 'The receiver answered 307',
    );
    expect(receiver.received).toHaveLength(1);
  });

  it('is sent the same id again when the process was killed before the commit', async () => {
    const { webhook } = await stack.add();
    const { natsUrl, databaseUrl } = leads;
    // No delivery is sent before this service has ended and the one to be killed has started.
    await leads.dataSource.query("UPDATE webhook SET busy_until = now() + interval '1 day'");
    await stack.enquire();
    await leads.restart(async () => {
      const killed = await startServiceProcess(ENTRY, {
        NATS_URL: natsUrl,
        LEADS_DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'info',
        WEBHOOK_ALLOW_HTTP: 'on',
        WEBHOOK_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      });
      receiver.beforeResponse = () => killed.kill('SIGKILL');
      const database = new Client({ connectionString: databaseUrl });
      await database.connect();
      await database.query('UPDATE webhook SET busy_until = now()');
      await database.end();
      await stack.received(0);
      await killed.stop();
    });
    receiver.beforeResponse = () => Promise.resolve();
    expect((await stack.log(webhook.id))[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    const [left] = await leads.dataSource.query<[{ seconds: number }]>(
      'SELECT extract(epoch FROM busy_until - now())::int AS seconds FROM webhook',
    );
    expect(left.seconds).toBeLessThanOrEqual(5);
    await leads.dataSource.query('UPDATE webhook SET busy_until = now()');
    await stack.passDelay();
    await stack.delivered(webhook.id);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
  });

  it('is sent nothing else while it takes its time to answer', async () => {
    const { webhook } = await stack.add();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    receiver.beforeResponse = () => released;
    const busyUntil = async (): Promise<number> => {
      const [row] = await leads.dataSource.query<[{ at: Date }]>('SELECT busy_until AS at FROM webhook');
      return row.at.getTime();
    };
    await stack.enquire();
    await stack.enquire();
    await stack.received(0);
    const first = await busyUntil();
    await waitFor('the turn to be renewed', async () => (await busyUntil()) > first + 3_000);
    expect(receiver.received).toHaveLength(1);
    release();
    receiver.beforeResponse = () => Promise.resolve();
    await stack.delivered(webhook.id, 2);
  });

  it('is sent what happens to the catalogue, a few listings at a time and without what it does not want', async () => {
    const { webhook, secret } = await stack.add(['listing.published', 'import.finished']);
    const changed = (what: PropertyChange['what'], id: number): PropertyChange => ({
      id,
      pagelink: `home-${id}`,
      adType: 'sale',
      what,
      version: 1,
    });
    const runId = randomUUID();
    const changes = [
      ...Array.from({ length: 60 }, (_, id) => changed('published', id + 1)),
      changed('withdrawn', 99),
    ];
    await deliver(
      leads.link.connection,
      [
        { subject: propertiesChanged.subject, payload: { runId, changes } },
        { subject: importFinished.subject, payload: finished(runId) },
      ],
      (subject) => ({ stream: streamOf(subject), durable: durableName('leads', subject) }),
    );
    const done = await stack.delivered(webhook.id, 3);
    expect(done.map(({ event }) => event).sort()).toEqual([
      'import.finished',
      'listing.published',
      'listing.published',
    ]);
    const bodies = receiver.received.map((hook) => verify(secret, hook));
    expect(bodies).toContainEqual(
      expect.objectContaining({ type: 'import.finished', data: expect.objectContaining({ id: runId }) }),
    );
    const listings = bodies.flatMap((body) => {
      const { data } = body as { data: { listings?: { id: number; url: string }[] } };
      return data.listings ?? [];
    });
    expect(listings).toHaveLength(60);
    expect(listings).toContainEqual(expect.objectContaining({ id: 7, url: 'https://agency.example/home-7' }));
    expect(new Set(idsOf(receiver.received)).size).toBe(3);
  });

  it('keeps nothing of a person who is erased, neither what waits nor what was sent and answered', async () => {
    const { webhook } = await stack.add();
    receiver.responseText = 'Welcome layla@example.com';
    receiver.status = 200;
    const sent = await stack.enquire();
    await stack.delivered(webhook.id);
    receiver.status = 500;
    await stack.enquire();
    await waitFor('the failure', async () => (await stack.log(webhook.id))[0]?.error);
    await leads.client.request(erasePersonData, { leadId: sent });
    expect(await stack.log(webhook.id)).toEqual([]);
    expect(await leads.dataSource.query('SELECT * FROM webhook_event')).toEqual([]);
    expect(await leads.dataSource.query('SELECT * FROM webhook_delivery')).toEqual([]);
  });

  it('delays no other one while its receiver is silent', async () => {
    const silent = await startReceiver();
    let release = (): void => undefined;
    silent.beforeResponse = () => new Promise((resolve) => (release = resolve));
    await stack.add(['lead.received'], silent.url);
    const { webhook } = await stack.add();
    await stack.enquire();
    await stack.enquire();
    await stack.delivered(webhook.id, 2);
    expect(silent.received).toHaveLength(1);
    release();
    await silent.stop();
  });
});

const finished = (runId: string) => ({
  runId,
  source: 'main',
  kind: 'feed',
  dryRun: false,
  state: 'done',
  counts: { read: 1, added: 1, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 },
  finishedAt: '2026-11-23T08:00:00.000Z',
});
