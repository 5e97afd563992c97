import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@manzil/contracts/gateway/account';
import type { Member } from '@manzil/contracts/gateway/member';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { nameOf } from '@manzil/contracts/http/endpoint';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { startReceiver, type WebhookReceiver } from '@manzil/testing/webhook-receiver';
import { wholeRegistry } from '../src/whole-document.js';
import { PUBLIC_READS } from './drafts-of-all-kinds.js';
import { confirmSession, cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
import { enquiry } from './sample-forms.js';
import { startProduct, type Product } from './whole-product.js';

const { values } = JSON.parse(
  readFileSync(
    new URL(
      '../../../packages/contracts/samples/rpc.listings.v1.own-listing.create.request.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as { values: Record<string, unknown> };

/** Login names that are no other words, with and without a name and an email. */
const STAFF = [
  { username: 'quagmire', role: 'agent', name: 'Salem Rashid', email: 'salem@agency.example' },
  { username: 'zebrafish', role: 'agent', name: '', email: 'second@agency.example' },
  { username: 'narwhal', role: 'agent', name: '', email: '' },
  { username: 'marzipan', role: 'editor', name: 'Hana Aziz', email: 'hana@agency.example' },
  { username: 'wombat', role: 'editor', name: '', email: 'fourth@agency.example' },
  { username: 'pelican', role: 'manager', name: '', email: 'fifth@agency.example' },
] as const satisfies readonly { username: string; role: Role; name: string; email: string }[];
type Username = (typeof STAFF)[number]['username'];
/** What quagmire logs in with after a change. */
const CHANGED = 'obelisk';
const LOGIN_NAMES = new RegExp([...STAFF.map(({ username }) => username), CHANGED].join('|'), 'i');

const HOUR_MS = 3_600_000;
const BASE64 = /^(?:[\w+/]{4}){8,}[\w+/]*={0,2}$/gm;
/** A mail with its encoded parts as they are read. */
const readable = (source: string): string =>
  `${source}\n${source.replace(/\r/g, '').replace(BASE64, (line) => Buffer.from(line, 'base64').toString('utf8'))}`;

describe('login names', () => {
  let product: Product;
  let smtp: TestSmtp;
  let webhook: WebhookReceiver;
  const cookies = new Map<Username, string>();
  /** Everything that left the backend, by what it is. */
  const left: [what: string, text: string][] = [];
  let pagelink: string;
  let viewingLink: string;
  const visitor = { name: 'Layla', email: 'layla@example.com', phone: '+971501234567' };
  const leadId = randomUUID();

  const send = async <T>(
    who: Username | 'admin',
    method: string,
    path: string,
    body?: unknown,
  ): Promise<T> => {
    const init = body === undefined ? {} : postJson(body);
    const cookie: Record<string, string> = who === 'admin' ? {} : { cookie: cookies.get(who) ?? '' };
    const answer = await product.call(path, {
      ...init,
      method,
      headers: { ...(init.headers as object), ...cookie },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return (/^[[{]/.test(text) ? JSON.parse(text) : text) as T;
  };
  /** Reads as a visitor, and keeps the answer. */
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(product.url + path);
    const text = await answer.text();
    left.push([`${path} (${answer.status})`, text]);
    return text;
  };
  const mailTo = (recipient: string, subject: RegExp): Promise<string> =>
    waitFor(`a mail ${String(subject)} to ${recipient}`, () =>
      smtp.received
        .filter(({ to }) => to.includes(recipient))
        .map(({ source }) => readable(source))
        .find((source) => subject.test(source)),
    );

  beforeAll(async () => {
    [smtp, webhook] = await Promise.all([startSmtp(), startReceiver()]);
    product = await startProduct({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      LEAD_NOTIFY_TO: 'office@agency.example',
      PUBLIC_URL: 'https://agency.example',
      WEBHOOK_ALLOW_HTTP: 'on',
      WEBHOOK_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    });
    const events = [
      ...['lead.received', 'lead.changed', 'listing.published', 'listing.changed', 'listing.withdrawn'],
    ];
    await send('admin', 'POST', '/api/webhooks', { name: 'CRM', url: webhook.url, events });
    for (const { username, ...details } of STAFF) {
      const { member, link } = await send<{ member: Member; link: { token: string } }>(
        'admin',
        'POST',
        '/api/members',
        { username, ...details },
      );
      await product.call(
        `/api/one-time-links/${link.token}`,
        postJson({ password: PASSWORD }, { cookie: '' }),
      );
      const loggedIn = await product.call(
        '/login',
        postJson({ username, password: PASSWORD }, { cookie: '' }),
      );
      cookies.set(username, cookieOf(loggedIn));
      if (username === 'quagmire')
        await send('admin', 'PATCH', `/api/members/${member.id}`, { loginName: CHANGED });
    }
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([smtp.stop(), webhook.stop()]);
  });

  it('are not in what members publish: listings, pages, posts, team cards and links to drafts', async () => {
    for (const { username, name, email } of STAFF) {
      const agent = { name: name || 'An adviser', email, phone: null, photo: null, licence: null };
      if (email !== '')
        await send('admin', 'POST', '/api/admin/properties', {
          values: { ...values, title: `Loft ${email}`, reference: email.toUpperCase(), agent },
          publish: true,
        });
      if (username !== 'marzipan' && username !== 'wombat') continue;
      const card = { designation: 'Adviser', photo: '/uploads/p.webp', email };
      await send(username, 'POST', '/api/team', { name: `Card of ${name || 'an editor'}`, ...card });
      await send(username, 'POST', '/api/faqs', { question: `When ${email}?`, answer: '<p>Soon</p>' });
      const slug = `fees-${username === 'wombat' ? 2 : 1}`;
      const { id } = await send<{ id: number }>(username, 'POST', '/api/content/blog-post/drafts', {
        fields: {
          title: `Fees ${email}`,
          slug,
          excerpt: 'Short',
          content: '<p>Fees</p>',
          image: null,
          draft: false,
          publishAt: null,
          author: '',
          category: '',
        },
      });
      const at = `/api/content/blog-post/${id}`;
      const { path } = await send<{ path: string }>(username, 'POST', `${at}/preview`);
      const token = /[\w-]{30,}/.exec(path)?.[0] ?? '';
      expect(await read(`/api/content-previews/${token}/blog-post/${id}`)).toContain('Fees');
      await send('admin', 'POST', `${at}/publish`, {});
      const page = { title: 'Visa', linkAddress: `visa-${slug}` };
      await send(username, 'POST', '/api/save-page', { ...page, html: '<p>Visa</p>', css: '' });
      expect(await read(`/api/blog-posts/${slug}`)).toContain('Fees');
      expect(await read(`/api/custom-pages/${page.linkAddress}`)).toContain('Visa');
    }
    const listed = JSON.parse(await read('/api/properties?adType=sale')) as {
      items: { pagelink: string; id: number }[];
    };
    expect(listed.items).toHaveLength(5);
    for (const { pagelink: link } of listed.items) await read(`/api/properties/${link}`);
    pagelink = listed.items[0]?.pagelink ?? '';
  });

  it('are not in what visitors and other systems get about leads and viewings', async () => {
    const listing = { pagelink, reference: 'HAND-1', title: 'Loft' };
    const form = { ...visitor, kind: 'listing', listing, page: `/${pagelink}`, message: 'Is it free?' };
    await send('admin', 'POST', '/api/enquiries', enquiry({ ...form, id: leadId }));
    for (const username of ['quagmire', 'zebrafish', 'narwhal'] as const) {
      const id = randomUUID();
      const email = `${randomUUID()}@example.com`;
      await send('marzipan', 'POST', '/api/leads', {
        id,
        kind: 'contact',
        name: 'Noor',
        email,
        phone: '',
        message: '',
        pagelink: null,
        source: 'phone',
        assignee: username,
      });
      const text = 'See you there';
      await send(username, 'POST', `/api/leads/${id}/replies`, {
        kind: 'email',
        id: randomUUID(),
        subject: 'Your viewing request',
        text,
      });
      await mailTo(email, /Your viewing request/);
      await send(username, 'POST', `/api/leads/${id}/timeline`, { id: randomUUID(), kind: 'note', text });
      const hours = {
        openings: [{ day: 1, from: '09:00', to: '18:00' }],
        duration: 30,
        notice: 2,
        daysOff: [],
      };
      await send(username, 'PUT', `/api/viewing-hours/${username}`, { hours, expectedVersion: 0 });
      const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 96 * HOUR_MS).toISOString();
      const viewing = await send<Viewing>(username, 'POST', '/api/lead-viewings', {
        id: randomUUID(),
        leadId: id,
        adviser: username,
        startsAt,
        outsideHours: true,
      });
      const { token } = await send<{ token: string }>(
        username,
        'POST',
        `/api/viewing-hours/${username}/calendar`,
      );
      expect(await read(`/api/viewing-calendars/${token}`)).toContain('BEGIN:VEVENT');
      const booked = await mailTo(email, /Your viewing on/);
      viewingLink = /\/viewings\/([\w-]{40,})/.exec(booked)?.[1] ?? '';
      expect(await read(`/api/own-viewings/${viewingLink}`)).toContain(startsAt);
      await send(username, 'POST', `/api/viewings/${viewing.id}/changes`, {
        expectedVersion: viewing.version,
        change: { act: 'cancel' },
      });
      await mailTo(email, /cancelled/i);
      await send('admin', 'POST', '/api/person-data-links', { email });
      const link = await mailTo(email, /\/mydata\//);
      expect(await read(`/api/person-data/${/\/mydata\/([\w-]{40,})/.exec(link)?.[1] ?? ''}`)).toContain(
        'Noor',
      );
    }
    const assigned = await send<{ version: number }>('admin', 'GET', `/api/leads/${leadId}`);
    for (const [at, assignee] of ['zebrafish', 'quagmire', 'narwhal'].entries())
      await send('wombat', 'PATCH', `/api/leads/${leadId}`, {
        assignee,
        expectedVersion: assigned.version + at,
      });
    await read(`/api/viewing-times/${pagelink}`);
    await waitFor('the events at the webhook', () =>
      ['lead.received', 'lead.changed'].every((type) =>
        webhook.received.some(({ body }) => body.includes(type)),
      ),
    );
  });

  it('are not in mail about approvals and passwords', async () => {
    await send('admin', 'PUT', '/api/publishing-policy', { needsApproval: true });
    const { id } = await send<{ id: number }>('wombat', 'POST', '/api/content/faq/drafts', {
      fields: { question: 'Who asks?', answer: '<p>An editor</p>' },
    });
    const at = `/api/content/faq/${id}`;
    const { versions } = await send<{ versions: { version: number }[] }>('wombat', 'GET', `${at}/versions`);
    const asked = await send<{ lifecycle: { approval: { requestedAt: string } } }>(
      'wombat',
      'PUT',
      `${at}/approval`,
      { asks: 'publish', expectedVersion: versions[0]?.version, note: 'Please' },
    );
    await mailTo('fifth@agency.example', /asks for your approval/);
    const { requestedAt } = asked.lifecycle.approval;
    await send('pelican', 'POST', `${at}/approval/send-back`, { requestedAt, note: 'Not yet' });
    await mailTo('fourth@agency.example', /sent back/i);
    await send('admin', 'POST', '/api/password-links', { email: 'second@agency.example' });
    await mailTo('second@agency.example', /Choose a new password/);
  });

  it('are in no mail, public answer, feed, calendar, export or webhook', async () => {
    const open = wholeRegistry().endpoints.filter(
      (endpoint) =>
        endpoint.method === 'GET' && endpoint.audience === 'public' && !/:|\/health\//.test(endpoint.path),
    );
    for (const path of new Set([...PUBLIC_READS, ...open.map(({ path }) => path)])) await read(path);
    await confirmSession((path, init) => product.call(path, init), cookies.get('marzipan') ?? '');
    const exports = wholeRegistry().endpoints.filter(({ responses }) => {
      const answer = responses[200];
      return typeof answer === 'object' && 'mediaType' in answer && answer.mediaType === 'text/csv';
    });
    expect(exports.length).toBeGreaterThan(3);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
    // Other exports have no such parameters and ignore them.
    const days = `?from=${today}&to=${today}&by=adviser`;
    for (const endpoint of exports.filter(({ path }) => !path.includes(':')))
      left.push([nameOf(endpoint), await send<string>('admin', 'GET', endpoint.path + days)]);
    const { addresses } = await send<{ addresses: { portal: string; token: string }[] }>(
      'admin',
      'GET',
      '/api/admin/portal-feeds',
    );
    for (const { portal, token } of addresses)
      expect(await read(`/api/feeds/${token}/${portal}.xml`)).toContain('Loft');

    for (const { to, source } of smtp.received) left.push([`mail to ${to.join()}`, readable(source)]);
    for (const { body } of webhook.received) left.push(['webhook', body]);
    expect(left.filter(([, text]) => text.includes('Salem Rashid')).map(([what]) => what)).toEqual(
      expect.arrayContaining(['webhook', expect.stringMatching(/^mail to .*@example.com$/)]),
    );
    const found = left.flatMap(([what, text]) => {
      const { index } = LOGIN_NAMES.exec(text) ?? {};
      return index === undefined ? [] : [`${what}: ${text.slice(Math.max(0, index - 60), index + 30)}`];
    });
    expect(found).toEqual([]);
  });
});
