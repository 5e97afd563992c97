import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor, json } from '../staff.js';

const address = (): string => `reader-${randomUUID()}@example.com`;

const popup = () => ({
  Name: 'Layla Haddad',
  email: address(),
  Phone: '501234567',
  SelectedOptionval: 'Buy',
  dialcode: '+971',
});

const subscribe = (subemail: string, pageUrl = 'Subscribe'): Promise<Response> =>
  asVisitor('/getemailforsub', json('POST', { subemail, pageUrl }));

const staffList = async (path: string): Promise<Record<string, unknown>[]> => {
  const answer = await (await asAdmin())(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
};

describe('enquiries and subscriptions, as the specification words them', () => {
  it('POST /popupsubscribe takes the popup with 200, and /userinfotable lists it', async () => {
    const sent = popup();
    const answer = await asVisitor('/popupsubscribe', json('POST', sent));
    expect(answer.status).toBe(200);
    const listed = (await staffList('/userinfotable')).filter(({ email }) => email === sent.email);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ Name: sent.Name, SelectedOptionval: 'Buy' });
  });

  it.each([
    ['email', { email: 'not an address' }, 'Please enter a valid email address.'],
    ['Phone', { Phone: '12' }, 'Please enter a valid phone number.'],
    ['Name', { Name: '' }, undefined],
    ['SelectedOptionval', { SelectedOptionval: 'Steal' }, undefined],
  ])('POST /popupsubscribe names %s when it is not right', async (field, wrong, message) => {
    const answer = await asVisitor('/popupsubscribe', json('POST', { ...popup(), ...wrong }));
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { field: string; message: string }[] };
    const issue = issues.find((each) => each.field === field);
    expect(issue).toBeDefined();
    if (message !== undefined) expect(issue?.message).toBe(message);
  });

  it('POST /getemailforsub answers 200 once, and another success when the address is subscribed', async () => {
    const email = address();
    expect((await subscribe(email)).status).toBe(200);
    for (const again of [email, email.toUpperCase()]) {
      const answer = await subscribe(again);
      expect(answer.ok).toBe(true);
      expect(answer.status).not.toBe(200);
    }
  });

  it('POST /getemailforsub refuses what is no address', async () => {
    for (const wrong of ['', 'a@b', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      expect((await subscribe(wrong)).status).toBe(400);
    }
  });

  it('POST /traffic counts a visitor once, and answers something truthy', async () => {
    const total = async (): Promise<number> => {
      const answer = await (await asAdmin())('/api/dashboard');
      return ((await answer.json()) as { visits: number }).visits;
    };
    const before = await total();
    const first = await asVisitor('/traffic', json('POST', { count: 1 }));
    expect(first.status).toBe(200);
    expect(await first.json()).toBeTruthy();
    const cookie = first.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    await asVisitor('/traffic', {
      ...json('POST', { count: 1 }),
      headers: { 'content-type': 'application/json', cookie },
    });
    expect(await total()).toBe(before + 1);
  });

  it.each(['/userinfotable', '/internalformtable'])('GET %s is for staff alone', async (path) => {
    expect((await asVisitor(path)).status).toBe(401);
    expect(await staffList(path)).toEqual(expect.any(Array));
  });

  it('GET /internalformtable lists the other enquiries', async () => {
    const email = address();
    const sent = {
      id: randomUUID(),
      kind: 'contact',
      name: 'Omar',
      email,
      message: 'When are you open?',
      page: '/aboutus',
    };
    expect((await asVisitor('/api/enquiries', json('POST', sent))).ok).toBe(true);
    expect((await staffList('/internalformtable')).filter((row) => row.email === email)).toHaveLength(1);
    expect((await staffList('/userinfotable')).filter((row) => row.email === email)).toHaveLength(0);
  });
});
