import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead, LeadPage } from '@manzil/contracts/leads/lead';
import type { PushDevices } from '@manzil/contracts/gateway/push-device';
import { waitFor } from '@manzil/testing/wait-for';
import { startReceiver, type ReceivedHook, type WebhookReceiver } from '@manzil/testing/webhook-receiver';
import { postJson, startGatewayUnderTest } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { newVapid, TestBrowser, verifiedClaims } from './push-receiver.js';
import { enquiry } from './sample-forms.js';

const vapid = newVapid();
const DEVICES = '/api/push-devices';

describe('the notification of a new lead on a device', () => {
  let staff: StaffedLeads;
  let service: WebhookReceiver;
  beforeAll(async () => {
    staff = await startStaffedLeads({ ...vapid, PUSH_ALLOW_PRIVATE_HOSTS: '127.0.0.1' });
  });
  afterAll(async () => {
    await staff.stop();
  });
  beforeEach(async () => {
    service = await startReceiver();
    service.status = 201;
  });
  afterEach(async () => {
    await staff.dataSource.query('DELETE FROM push_device');
    await service.stop();
  });

  let browsers = 0;
  const newBrowser = (): TestBrowser => new TestBrowser(`${service.url}/${String(++browsers)}`);
  const add = (subscription: unknown, cookie = staff.agent): Promise<Response> =>
    staff.call(DEVICES, postJson(subscription, { cookie }));
  const switchOn = async (cookie: string): Promise<TestBrowser> => {
    const browser = newBrowser();
    expect((await add(browser.subscription, cookie)).status).toBe(201);
    return browser;
  };
  const listOf = (cookie: string): Promise<PushDevices> => staff.read<PushDevices>(DEVICES, cookie);
  const enquire = async (over: Record<string, unknown> = {}): Promise<Lead> => {
    const form = enquiry({ name: 'Layla Haddad', phone: '0501234567', ...over });
    await staff.send('/api/enquiries', form);
    const { items } = await staff.read<LeadPage>(
      `/api/leads?q=${encodeURIComponent(form.email)}`,
      staff.admin,
    );
    return items[0] as unknown as Lead;
  };
  const sentTo = ({ endpoint }: TestBrowser): ReceivedHook[] =>
    service.received.filter(({ path }) => endpoint.endsWith(path));
  const received = (browser: TestBrowser): Promise<ReceivedHook> =>
    waitFor('the notification', () => sentTo(browser)[0]);
  const waiting = () =>
    staff.dataSource.query<{ attempts: number }[]>(
      'SELECT attempts FROM push_message ORDER BY attempts DESC',
    );
  const isDoneWith = () =>
    waitFor('all notifications to be done with', async () => (await waiting()).length === 0);
  const passDelay = () => staff.dataSource.query('UPDATE push_message SET next_attempt_at = now()');
  const assign = (lead: Lead, assignee: string): Promise<Response> =>
    staff.call(`/api/leads/${lead.id}`, {
      ...postJson({ expectedVersion: lead.version, assignee }, { cookie: staff.admin }),
      method: 'PATCH',
    });

  it('is encrypted for the browser, signed by the site, and says nothing about the person', async () => {
    const browser = await switchOn(staff.agent);
    const lead = await enquire();
    const { raw, headers } = await received(browser);
    const message = browser.decrypt(raw);
    expect(message).toEqual({
      title: 'New enquiry',
      body: 'New enquiry to the agency.',
      path: `/backend/leads?lead=${lead.id}`,
      tag: lead.id,
    });
    expect(JSON.stringify(message)).not.toMatch(/Layla|Haddad|501234567|@/);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    expect(verifiedClaims(headers.authorization ?? '', vapid.VAPID_PUBLIC_KEY)).toMatchObject({
      aud: new URL(service.url).origin,
      sub: vapid.VAPID_SUBJECT,
    });
    await waitFor('the device to say so', async () => (await listOf(staff.agent)).devices[0]?.lastSentAt);
  });

  it('is sent once to each device of those who may see the lead, and not for spam or a newsletter', async () => {
    const [agents, admins] = [await switchOn(staff.agent), await switchOn(staff.admin)];
    await enquire();
    await Promise.all([received(agents), received(admins)]);
    await isDoneWith();
    await staff.send('/api/enquiries', enquiry({ spamSuspected: true, website: 'https://spam.example' }));
    const reader = { subemail: 'reader@example.com', pageUrl: 'Subscribe', agreed: true };
    expect((await staff.send('/getemailforsub', reader)).status).toBe(200);
    await enquire();
    await waitFor('the next one', () => sentTo(agents).length === 2 && sentTo(admins).length === 2);
    await isDoneWith();
    expect(service.received).toHaveLength(4);
  });

  it('is not sent to a member who may not see the lead any more, nor about a lead that is done', async () => {
    service.status = 503;
    const [agents, admins] = [await switchOn(staff.agent), await switchOn(staff.admin)];
    const lead = await enquire();
    await waitFor('both to be refused', () => service.received.length === 2);
    service.status = 201;
    expect((await assign(lead, 'admin')).status).toBe(200);
    await passDelay();
    await waitFor('the second attempt for the admin', () => sentTo(admins).length === 2);
    await isDoneWith();
    expect(sentTo(agents)).toHaveLength(1);
  });

  it('is tried again when the push service is busy, and given up when it refuses the message', async () => {
    service.status = 503;
    const browser = await switchOn(staff.agent);
    await enquire();
    await waitFor('the first attempt', async () => (await waiting())[0]?.attempts === 1);
    service.status = 403;
    await passDelay();
    await isDoneWith();
    expect(sentTo(browser)).toHaveLength(2);
    expect((await listOf(staff.agent)).devices).toHaveLength(1);
  });

  it.each([404, 410])('removes a device whose subscription has ended (%s)', async (status) => {
    service.status = status;
    const browser = await switchOn(staff.agent);
    await enquire();
    await received(browser);
    await waitFor('the device to be gone', async () => (await listOf(staff.agent)).devices.length === 0);
  });

  const changeEditor = async (change: Record<string, unknown>): Promise<void> => {
    const { members } = await staff.read<{ members: { id: string; username: string }[] }>(
      '/api/members',
      staff.admin,
    );
    const id = members.find(({ username }) => username.startsWith('editor'))?.id ?? '';
    const request = { ...postJson(change, { cookie: staff.admin }), method: 'PATCH' };
    expect((await staff.call(`/api/members/${id}`, request)).status).toBe(200);
  };
  /** Leaves a notification waiting for a device of the editor, because a first attempt has failed. */
  const letOneWait = async (): Promise<void> => {
    service.status = 503;
    await switchOn(await staff.sessionOf('editor'));
    await enquire();
    await waitFor('the first attempt', async () => (await waiting())[0]?.attempts === 1);
  };

  it('holds no transaction of the database while a push service is slow, and is then sent once', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service.beforeResponse = () => answered;
    const browser = await switchOn(staff.agent);
    await enquire();
    await received(browser);
    const open = await staff.dataSource.query<unknown[]>(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction' AND query ILIKE '%push_%'`,
    );
    answer();
    expect(open).toEqual([]);
    await isDoneWith();
    expect(sentTo(browser)).toHaveLength(1);
  });

  it('goes to nobody whose new role sees no leads, and such a member cannot switch it on', async () => {
    const session = await staff.sessionOf('editor');
    await letOneWait();
    await changeEditor({ role: 'marketer' });
    service.status = 201;
    const before = service.received.length;
    await isDoneWith();
    expect(service.received).toHaveLength(before);
    expect((await add(newBrowser().subscription, session)).status).toBe(403);
    await changeEditor({ role: 'editor' });
  });

  it('goes to nobody whose account was disabled', async () => {
    await letOneWait();
    await changeEditor({ disabled: true });
    expect(await waiting()).toEqual([]);
    expect(await staff.dataSource.query('SELECT FROM push_device')).toEqual([]);
  });

  describe('the devices of a member', () => {
    it('are listed without their keys, removed one by one, and nobody else’s', async () => {
      const browser = await switchOn(staff.agent);
      await add(browser.subscription);
      const { publicKey, keySource, devices } = await listOf(staff.agent);
      expect(publicKey).toBe(vapid.VAPID_PUBLIC_KEY);
      expect(keySource).toBe('environment');
      expect(devices).toEqual([
        {
          id: expect.any(String),
          endpointHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          userAgent: expect.any(String),
          addedAt: expect.any(String),
          lastSentAt: null,
        },
      ]);
      expect((await listOf(staff.admin)).devices).toEqual([]);
      const remove = (cookie: string): Promise<Response> =>
        staff.call(`${DEVICES}/${devices[0]?.id ?? ''}`, { method: 'DELETE', headers: { cookie } });
      expect((await remove(staff.admin)).status).toBe(404);
      expect((await remove(staff.agent)).status).toBe(204);
      expect((await remove(staff.agent)).status).toBe(404);
    });

    it('are of the member who has switched it on last', async () => {
      const browser = await switchOn(staff.agent);
      expect((await add(browser.subscription, staff.admin)).status).toBe(201);
      expect((await listOf(staff.agent)).devices).toEqual([]);
      expect((await listOf(staff.admin)).devices).toHaveLength(1);
    });

    it('are ten at most', async () => {
      for (let added = 0; added < 10; added += 1) await switchOn(staff.agent);
      const refused = await add(newBrowser().subscription);
      expect(refused.status).toBe(409);
    });

    it.each([
      'http://push.example/1',
      'https://10.0.0.1/1',
      'https://[::1]/1',
      'https://169.254.169.254/latest',
      'ftp://127.0.0.1/1',
      'not an address',
    ])('are not at %s', async (endpoint) => {
      const refused = await add({ ...newBrowser().subscription, endpoint });
      expect(refused.status).toBe(400);
      const { issues } = (await refused.json()) as { issues: { field: string }[] };
      expect(issues.map(({ field }) => field)).toEqual(['endpoint']);
    });

    it('have keys of the right length', async () => {
      const { endpoint, keys } = newBrowser().subscription;
      const refused = await add({ endpoint, keys: { ...keys, auth: 'AAAA' } });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(await refused.json())).toContain('keys.auth');
    });

    it('are sent nothing at a name that leads to a private network', async () => {
      const { subscription } = newBrowser();
      const endpoint = `https://localhost:${String(service.port)}/1`;
      expect((await add({ ...subscription, endpoint })).status).toBe(201);
      await enquire();
      await waitFor('the attempt', async () => (await waiting())[0]?.attempts === 1);
      expect(service.received).toEqual([]);
    });
  });
});

describe('notifications that are not set up', () => {
  it('say so, and take no device', async () => {
    const stack = await startGatewayUnderTest({ SECOND_FACTOR_KEY: undefined });
    const cookie = await stack.sessionOf('agent');
    const answer = await stack.call(DEVICES, { headers: { cookie } });
    expect(await answer.json()).toEqual({
      publicKey: null,
      keySource: null,
      devices: [],
    } satisfies PushDevices);
    const { subscription } = new TestBrowser('https://push.example/1');
    expect((await stack.call(DEVICES, postJson(subscription, { cookie }))).status).toBe(409);
    expect((await stack.call(DEVICES)).status).toBe(401);
    await stack.stop();
  });
});
