import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role, Session } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { isAlwaysLive, type LifecycleChange, type ListedApproval } from '@manzil/contracts/content/lifecycle';
import type { Binned } from '@manzil/contracts/content/bin';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { changesSite, nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { wholeRegistry } from '../src/whole-document.js';
import { send } from './act-of-staff.js';
import { DRAFTED_KINDS, PUBLIC_READS, type DraftedKind } from './drafts-of-all-kinds.js';
import { cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { UNSEEN } from './unseen-endpoints.js';
import { startProduct, type Product } from './whole-product.js';

const ENDPOINTS = wholeRegistry().endpoints;
const EDITED = ENDPOINTS.filter(({ audience }) => audience === 'content.edit');
const SEEN = ENDPOINTS.filter(changesSite);

type Answered = LifecycleChange & { detail: string; details?: { reason?: string } };

describe('while publishing needs approval', () => {
  let product: Product;
  let smtp: TestSmtp;
  const cookies = new Map<Role, string>();
  const live = new Map<string, number>();
  let before: Record<string, string>;

  async function join(role: Role): Promise<void> {
    const { link } = (await send(product, 'POST', '/api/members', {
      username: `${role}@agency.example`,
      role,
    })) as {
      link: { token: string };
    };
    await product.call(`/api/one-time-links/${link.token}`, postJson({ password: PASSWORD }, { cookie: '' }));
    const credentials = postJson({ username: `${role}@agency.example`, password: PASSWORD }, { cookie: '' });
    cookies.set(role, cookieOf(await product.call('/login', credentials)));
  }
  const as = async (
    role: Role,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; answer: Answered }> => {
    const sent = await product.call(path, {
      method,
      headers: { cookie: cookies.get(role) ?? '', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await sent.text();
    return { status: sent.status, answer: (text.startsWith('{') ? JSON.parse(text) : {}) as Answered };
  };
  const shown = async (): Promise<Record<string, string>> => {
    const bytes: Record<string, string> = {};
    for (const path of PUBLIC_READS) {
      const answer = await fetch(product.url + path, { headers: { 'x-request-id': 'the-same-request' } });
      bytes[path] = `${answer.status} ${await answer.text()}`;
    }
    return bytes;
  };
  const switchTo = async (needsApproval: boolean): Promise<void> => {
    await product.confirm();
    await send(product, 'PUT', '/api/publishing-policy', { needsApproval });
  };
  const versionOf = async (at: string): Promise<number> => {
    const { versions } = (await send(product, 'GET', `${at}/versions`)) as {
      versions: { version: number }[];
    };
    return versions[0]?.version ?? 0;
  };
  const idOf = ({ kind }: DraftedKind): number => live.get(kind) ?? 0;
  const atOf = (drafted: DraftedKind): string => `/api/content/${drafted.kind}/${idOf(drafted)}`;
  const slugOf = ({ kind }: DraftedKind): string => `kept-${kind}`;
  /** Stores a draft as an editor, and returns its version. */
  const draft = async (drafted: DraftedKind, text: string): Promise<number> => {
    const at = atOf(drafted);
    const body = { fields: drafted.fields(text, slugOf(drafted)), expectedVersion: await versionOf(at) };
    const { status, answer } = await as('editor', 'PUT', `${at}/draft`, body);
    expect([drafted.kind, status]).toEqual([drafted.kind, 200]);
    return answer.version;
  };
  const ask = async (drafted: DraftedKind, body: object): Promise<{ requestedAt: string }> => {
    const { status, answer } = await as('editor', 'PUT', `${atOf(drafted)}/approval`, body);
    expect([drafted.kind, status, answer.detail]).toEqual([drafted.kind, 200, undefined]);
    return { requestedAt: answer.lifecycle.approval?.requestedAt ?? '' };
  };
  const soon = (): string => new Date(Date.now() + 3_600_000).toISOString();

  beforeAll(async () => {
    smtp = await startSmtp();
    product = await startProduct({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example' });
    for (const role of ['manager', 'editor', 'marketer', 'auditor'] as const) await join(role);
    for (const drafted of DRAFTED_KINDS) {
      const { kind, fields, id } = drafted;
      const added =
        id ??
        (
          (await send(product, 'POST', `/api/content/${kind}/drafts`, {
            fields: fields('As approved', slugOf(drafted)),
          })) as LifecycleChange
        ).id;
      live.set(kind, added);
      if (id === undefined) await send(product, 'POST', `${atOf(drafted)}/publish`, {});
    }
    await switchTo(true);
    before = await shown();
  });
  afterAll(async () => {
    await product.stop();
    await smtp.stop();
  });

  it('the session says so to members who may not publish, and to no others', async () => {
    const saidTo = async (role: Role) =>
      ((await as(role, 'GET', '/api/session')).answer as unknown as Session).needsApproval;
    expect([await saidTo('marketer'), await saidTo('editor')]).toEqual([true, true]);
    expect([await saidTo('manager'), await saidTo('auditor')]).toEqual([undefined, undefined]);
  });

  it('everything that editors may call and that visitors may notice is known', () => {
    expect(
      EDITED.filter((endpoint) => !changesSite(endpoint))
        .map(nameOf)
        .toSorted(),
    ).toEqual(UNSEEN);
    const others = SEEN.filter(({ audience }) => audience !== 'content.edit');
    expect(others.map(nameOf)).toEqual(['POST /api/media/replacements']);
    expect(SEEN.length).toBeGreaterThan(40);
    expect(isPermitted('manager', 'content.publish') && !isPermitted('editor', 'content.publish')).toBe(true);
  });

  it.each(SEEN.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is refused to members who may not publish, for every kind and with whatever it is sent',
    async (_name, endpoint: Endpoint) => {
      const kinds = endpoint.path.includes(':kind') ? DRAFTED_KINDS : DRAFTED_KINDS.slice(0, 1);
      for (const drafted of kinds)
        for (const role of ['editor', 'marketer'] as const) {
          const path = endpoint.path
            .replace(':kind', drafted.kind)
            .replace(':id', String(idOf(drafted)))
            .replace(/:\w+/g, '1');
          const body = endpoint.method === 'GET' ? undefined : drafted.fields('Smuggled', 'smuggled');
          const { status, answer } = await as(role, endpoint.method, path, body);
          expect([status, answer.details?.reason]).toEqual([403, 'needs-approval']);
        }
    },
  );

  it.each(DRAFTED_KINDS)(
    'nothing that an editor does with a $kind changes a public byte',
    async (drafted) => {
      const { kind, fields } = drafted;
      const at = atOf(drafted);
      const version = await draft(drafted, 'Wanted');
      await as('editor', 'POST', `${at}/preview`);
      await ask(drafted, { asks: 'schedule', publishAt: soon(), withdrawAt: null, expectedVersion: version });
      const { requestedAt } = await ask(drafted, {
        asks: 'publish',
        expectedVersion: version,
        note: 'Please',
      });
      for (const role of ['editor', 'marketer', 'auditor'] as const) {
        const seen = { requestedAt, expectedVersion: version };
        expect((await as(role, 'POST', `${at}/approval/approve`, seen)).status).toBe(403);
        expect((await as(role, 'POST', `${at}/approval/send-back`, { requestedAt, note: 'No' })).status).toBe(
          403,
        );
      }
      const stolen = await as('marketer', 'DELETE', `${at}/approval`);
      expect([stolen.status, stolen.answer.detail]).toEqual([
        403,
        'This request is from editor@agency.example',
      ]);
      const past = { asks: 'schedule', publishAt: '2020-01-01T00:00:00Z', expectedVersion: version };
      expect((await as('editor', 'PUT', `${at}/approval`, past)).status).toBe(400);
      const withdrawal = { asks: 'withdraw', expectedVersion: version };
      const answer = await as('editor', 'PUT', `${at}/approval`, withdrawal);
      expect(answer.status).toBe(isAlwaysLive(kind) ? 409 : 200);
      expect((await as('editor', 'DELETE', `${at}/approval`)).status).toBe(200);
      if (!isAlwaysLive(kind)) {
        const added = { fields: { ...fields('Added', `added-${kind}`), draft: false, live: true } };
        const { id } = (await as('editor', 'POST', `/api/content/${kind}/drafts`, added)).answer;
        const request = { asks: 'publish', expectedVersion: 1 };
        expect((await as('editor', 'PUT', `/api/content/${kind}/${id}/approval`, request)).status).toBe(200);
      }
      await as('editor', 'DELETE', `${at}/draft`);
      expect(await shown()).toEqual(before);
    },
  );

  it.each(DRAFTED_KINDS)(
    'a $kind is published as it was seen, by another member, and once',
    async (drafted) => {
      const at = atOf(drafted);
      const text = `Approved ${drafted.kind.replace('-', ' ')}`;
      const first = await draft(drafted, 'Too early');
      const { requestedAt: old } = await ask(drafted, { asks: 'publish', expectedVersion: first });
      const version = await draft(drafted, text);
      const approve = (requestedAt: string, expectedVersion: number, role: Role = 'manager') =>
        as(role, 'POST', `${at}/approval/approve`, { requestedAt, expectedVersion });
      // A later draft replaced the one of the request, whichever version the approver claims to have seen.
      for (const claimed of [first, version])
        expect((await approve(old, claimed)).answer.details?.reason).toBe('version');
      const { approvals } = (await send(product, 'GET', '/api/content-approvals')) as {
        approvals: ListedApproval[];
      };
      expect(approvals.find(({ kind, id }) => kind === drafted.kind && id === idOf(drafted))).toMatchObject({
        stale: true,
        asks: 'publish',
        requestedBy: 'editor@agency.example',
        version: first,
        link: expect.stringMatching(/^\//),
      });
      expect(JSON.stringify(await shown())).not.toContain(text);

      const { requestedAt } = await ask(drafted, { asks: 'publish', expectedVersion: version, note: 'Now' });
      expect((await approve(old, version)).answer.details?.reason).toBe('no-request');
      const { diffs } = {
        diffs: await as('manager', 'GET', `${at}/versions/${version}/diff?since=published`),
      };
      expect(JSON.stringify(diffs.answer)).toContain(text);
      expect(JSON.stringify(diffs.answer)).not.toContain('Too early');
      const done = await approve(requestedAt, version);
      expect([done.status, done.answer.lifecycle.draft, done.answer.lifecycle.approval]).toEqual([
        200,
        null,
        undefined,
      ]);
      expect(JSON.stringify(await shown())).toContain(text);
      expect((await approve(requestedAt, version)).answer.details?.reason).toBe('no-request');
    },
  );

  it.each(DRAFTED_KINDS)(
    'a $kind that has an approved time is published at it as it was approved',
    async (drafted) => {
      const at = atOf(drafted);
      const version = await draft(drafted, 'At its time');
      const body = { asks: 'schedule', publishAt: soon(), withdrawAt: null, expectedVersion: version };
      const { requestedAt } = await ask(drafted, body);
      const approved = await as('manager', 'POST', `${at}/approval/approve`, {
        requestedAt,
        expectedVersion: version,
      });
      expect(approved.answer.lifecycle).toMatchObject({
        publishAt: body.publishAt,
        scheduledBy: 'manager@agency.example',
      });
      const over = { fields: drafted.fields('Smuggled', slugOf(drafted)), expectedVersion: version };
      for (const [method, what] of [
        ['PUT', over],
        ['DELETE', undefined],
      ] as const) {
        const refused = await as('editor', method, `${at}/draft`, what);
        expect([refused.status, refused.answer.details?.reason]).toEqual([409, 'scheduled']);
      }
      expect((await as('manager', 'DELETE', `${at}/draft`)).status).toBe(200);
    },
  );

  it('a request is sent back with the reason, which its member sees, and never answered by oneself', async () => {
    const [drafted] = DRAFTED_KINDS.filter(({ kind }) => kind === 'faq') as [DraftedKind];
    const at = atOf(drafted);
    const version = await draft(drafted, 'Sent back');
    const { requestedAt } = await ask(drafted, { asks: 'publish', expectedVersion: version });
    const sendBack = (note: string) =>
      as('manager', 'POST', `${at}/approval/send-back`, { requestedAt, note });
    expect((await sendBack(' ')).status).toBe(400);
    const { answer } = await sendBack('The fee is wrong');
    expect(answer.lifecycle.approval?.sentBack).toMatchObject({
      by: 'manager@agency.example',
      note: 'The fee is wrong',
    });
    const late = { requestedAt, expectedVersion: version };
    expect((await as('manager', 'POST', `${at}/approval/approve`, late)).status).toBe(409);
    const { items } = (await send(product, 'GET', '/api/mails')) as { items: LoggedMail[] };
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'approval-answered', recipient: 'editor@agency.example' },
      { kind: 'approval-requested', recipient: 'manager@agency.example' },
    ]);
    const mailTo = (recipient: string, words: string) =>
      waitFor(`the mail to ${recipient}`, () =>
        smtp.received.find(({ to, source }) => to.includes(recipient) && source.includes(words)),
      );
    // Members without a name are not named by what they log in with.
    const asked = await mailTo('manager@agency.example', 'A colleague asks for your approval');
    expect(asked.source).not.toContain('editor@agency.example');
    const answered = await mailTo('editor@agency.example', 'A colleague has sent back');
    expect(answered.source).not.toContain('manager@agency.example');

    const own = await as('manager', 'PUT', `${at}/approval`, { asks: 'publish', expectedVersion: version });
    const seen = { requestedAt: own.answer.lifecycle.approval?.requestedAt, expectedVersion: version };
    const refused = await as('manager', 'POST', `${at}/approval/approve`, seen);
    expect([refused.status, refused.answer.details?.reason]).toEqual([403, 'own-request']);
    expect((await as('manager', 'DELETE', `${at}/approval`)).status).toBe(200);
  });

  it('those who may publish do all that they did, and all do once it is switched off', async () => {
    const [drafted] = DRAFTED_KINDS.filter(({ kind }) => kind === 'faq') as [DraftedKind];
    const at = atOf(drafted);
    expect((await as('manager', 'POST', `${at}/publish`, {})).status).toBe(200);
    expect((await as('manager', 'DELETE', `/api/faqs/${idOf(drafted)}`)).status).toBe(200);
    const { entries } = (await send(product, 'GET', '/api/bin')) as { entries: Binned[] };
    expect(entries.some(({ kind }) => kind === 'faq')).toBe(true);
    const restore = `/api/bin/faq/${idOf(drafted)}/restore`;
    expect((await as('editor', 'POST', restore, {})).status).toBe(403);
    expect((await as('editor', 'PUT', '/api/publishing-policy', { needsApproval: false })).status).toBe(403);
    await switchTo(false);
    expect((await as('editor', 'POST', restore, {})).status).toBe(200);
    await draft(drafted, 'Published by its editor');
    expect((await as('editor', 'POST', `${at}/publish`, {})).status).toBe(200);
    const trail = (await send(product, 'GET', '/api/audit?action=policy-changed')) as { entries: unknown[] };
    expect(trail.entries).toHaveLength(2);
  });
});
