import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@manzil/contracts/errors';
import { HELP_OPTIONS } from '@manzil/contracts/leads/help-options';
import type { Lead, LeadPage } from '@manzil/contracts/leads/lead';
import type { SubscriberPage } from '@manzil/contracts/leads/subscriber';
import { cookieOf, postJson } from './gateway-under-test.js';
import { enquiry, popup } from './sample-forms.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE lead; --",
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '@SUM(A1)',
  '﷽ 👩‍👩‍👧 Ünï',
  '${7*7} {{7*7}}',
];

describe('what visitors send', () => {
  let staff: StaffedLeads;
  beforeAll(async () => {
    staff = await startStaffedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const total = async (): Promise<number> => (await staff.read<LeadPage>('/api/leads')).total;

  describe('the popup', () => {
    it.each(HELP_OPTIONS)('is received with the names of the spec alone, asking for %s', async (option) => {
      const { id: _id, ...body } = popup({ SelectedOptionval: option });
      const answer = await staff.send('/popupsubscribe', body);
      expect(answer.status).toBe(200);
      expect((await staff.inbox(body.email)).items).toMatchObject([
        { kind: 'popup', status: 'new', name: body.Name, phone: '+971501234567', helpOption: option },
      ]);
    });

    it('is one lead however often it is sent under its id, also concurrently', async () => {
      const body = popup({ page: '/', consentText: 'I agree.' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => staff.send('/popupsubscribe', body)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      const { items } = await staff.inbox(body.email);
      expect(items).toHaveLength(1);
      const lead = await staff.read<Lead>(`/api/leads/${body.id}`);
      expect(lead).toMatchObject({ page: '/', consentText: 'I agree.', version: 1 });
      expect(lead.consentedAt).not.toBeNull();
      const other = await staff.send('/popupsubscribe', { ...body, Name: 'Somebody else' });
      expect(await other.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    });

    it('is suspected spam when its trap is filled, and accepted when it is sent again without', async () => {
      const trapped = popup({ website: 'http://spam.example' });
      const answer = await staff.send('/popupsubscribe', trapped);
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      const statusOf = async ({ email }: { email: string }) => (await staff.inbox(email)).items[0]?.status;
      expect(await statusOf(trapped)).toBe('spam');
      await staff.send('/popupsubscribe', { ...trapped, website: '' });
      expect(await statusOf(trapped)).toBe('new');
    });

    it('is a lead with a mark when autofill sends it faster than a person types, which staff can filter by', async () => {
      const email = 'autofill@example.com';
      const quick = popup({ email, openForMs: 300 });
      const slow = popup({ email, website: '', openForMs: 2_000 });
      for (const body of [quick, slow]) {
        const answer = await staff.send('/popupsubscribe', body);
        expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      }
      // Only the gateway decides whether it was quick.
      await staff.send('/popupsubscribe', popup({ email, openForMs: 9_000, sentQuickly: true }));
      const found = async (query: string) =>
        (await staff.read<LeadPage>(`/api/leads?q=${email}&exceptStatus=spam${query}`)).items;
      expect((await found('')).map(({ status }) => status)).toEqual(['new', 'new', 'new']);
      expect(await found('&sentQuickly=true')).toMatchObject([{ id: quick.id, sentQuickly: true }]);
      const others = await found('&sentQuickly=false');
      expect(others.map(({ sentQuickly }) => sentQuickly)).toEqual([false, false]);
      expect(await staff.read<Lead>(`/api/leads/${quick.id}`)).toMatchObject({ sentQuickly: true });
    });

    describe('that is refused is not stored, and', () => {
      let before: number;
      beforeAll(async () => {
        before = await total();
      });
      afterAll(async () => {
        expect(await total()).toBe(before);
      });

      it.each([
        [{ Name: undefined }, 'Name', 'Please Enter Valid Data!'],
        [{ Name: '   ' }, 'Name', 'Please Enter Valid Data!'],
        [{ Name: 'x'.repeat(101) }, 'Name', 'This text is too long'],
        [{ Name: 'a\u0007b' }, 'Name', 'Control characters are not allowed'],
        [{ Name: { first: 'x' } }, 'Name', 'Please Enter Valid Data!'],
        [{ Name: undefined, name: 'By another name' }, 'Name', 'Please Enter Valid Data!'],
        [{ email: 'not an address' }, 'email', 'Please enter a valid email address.'],
        [{ email: ['a@b.co'] }, 'email', 'Please enter a valid email address.'],
        [{ Phone: '12' }, 'Phone', 'Please enter a valid phone number.'],
        [{ Phone: '+44 7911 123456' }, 'Phone', 'Please enter a valid phone number.'],
        [{ Phone: 501234567 }, 'Phone', 'Please Enter Valid Data!'],
        [{ dialcode: 'abc' }, 'dialcode', 'Please Enter Valid Data!'],
        [{ SelectedOptionval: 'Steal' }, 'SelectedOptionval', 'Please Enter Valid Data!'],
        [{ SelectedOptionval: '' }, 'SelectedOptionval', 'Please Enter Valid Data!'],
        [{ id: 'not-a-uuid' }, 'id', 'Invalid UUID'],
        [{ openForMs: 'soon' }, 'openForMs', 'must be a number of milliseconds'],
      ])('with %j is refused by field and message', async (over, field, message) => {
        const answer = await staff.send('/popupsubscribe', popup(over));
        expect(answer.status).toBe(400);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        const { issues } = (await answer.json()) as Problem;
        expect(issues).toContainEqual({ field, message });
      });

      it.each([
        ['no body', undefined, 400],
        ['bad JSON', '{"Name":', 400],
        ['a list', '[]', 400],
        ['text', '"Layla"', 400],
        ['a body that is too large', JSON.stringify(popup({ page: 'x'.repeat(300_000) })), 413],
      ])('refuses %s', async (_name, body, status) => {
        const init = { ...postJson(null), ...(body !== undefined && { body }) };
        const answer = await staff.call('/popupsubscribe', init);
        expect((await answer.json()) as Problem).toMatchObject({ status });
      });

      it('refuses a field that is given twice, by name', async () => {
        const body = JSON.stringify(popup()).replace('{', '{"email":"first@example.com",');
        const answer = await staff.call('/popupsubscribe', { ...postJson(null), body });
        expect(await answer.json()).toMatchObject({
          status: 400,
          issues: [{ field: 'email', message: 'is given twice' }],
        });
      });

      it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': '', origin: 'https://evil.example' }])(
        'is not taken from another site (%j)',
        async (headers) => {
          const { 'sec-fetch-site': site, ...rest } = headers as Record<string, string>;
          const init = postJson(popup(), { ...rest, ...(site && { 'sec-fetch-site': site }) });
          const answer = site
            ? await staff.call('/popupsubscribe', init)
            : await fetch(`${staff.url}/popupsubscribe`, init);
          expect(answer.status).toBe(403);
        },
      );
    });
  });

  describe('the newsletter', () => {
    const subscribers = async (q: string) =>
      (await staff.read<SubscriberPage>(`/api/subscribers?q=${encodeURIComponent(q)}`, staff.admin)).items;

    it('answers 200 the first time and another success, with the words of the spec, ever after', async () => {
      const subemail = `${randomUUID()}@Example.com`;
      const first = await staff.send('/getemailforsub', { subemail, pageUrl: 'Subscribe' });
      expect([first.status, await first.json()]).toEqual([200, { subscribed: true }]);
      for (const again of [subemail, subemail.toUpperCase(), ` ${subemail} `]) {
        const answer = await staff.send('/getemailforsub', { subemail: again, pageUrl: 'Subscribe' });
        expect(answer.ok).toBe(true);
        expect([answer.status, await answer.json()]).toEqual([
          202,
          { subscribed: true, msg: 'You are already subscribed!' },
        ]);
      }
      expect(await subscribers(subemail)).toMatchObject([
        { page: 'Subscribe', state: 'pending', consentText: 'I agree to the terms & privacy policy.' },
      ]);
    });

    it('subscribes an address once among many concurrent requests', async () => {
      const subemail = `${randomUUID()}@example.com`;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => staff.send('/getemailforsub', { subemail, pageUrl: 'Subscribe' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(202)]);
    });

    it('lets a person subscribe whose address a machine has sent before', async () => {
      const subemail = `${randomUUID()}@example.com`;
      await staff.send('/getemailforsub', { subemail, pageUrl: 'Subscribe', website: 'x' });
      const answer = await staff.send('/getemailforsub', { subemail, pageUrl: 'Subscribe', agreed: true });
      expect(answer.status).toBe(200);
      expect(await subscribers(subemail)).toMatchObject([{ state: 'pending' }]);
    });

    it.each([
      [{ pageUrl: 'Subscribe' }, 'subemail', 'Please provide a valid email address.'],
      [{ subemail: '', pageUrl: 'Subscribe' }, 'subemail', 'Please provide a valid email address.'],
      [{ subemail: 'a b@c.d', pageUrl: 'x' }, 'subemail', 'Please enter a valid email address.'],
      [{ subemail: 'a@b.co', agreed: false }, 'agreed', 'Please click on Agree for further processing.'],
      [{ subemail: 'a@b.co', pageUrl: 7 }, 'pageUrl', 'Please Enter Valid Data!'],
    ])('refuses %j with the words of the spec', async (body, field, message) => {
      const answer = await staff.send('/getemailforsub', body);
      expect(await answer.json()).toMatchObject({ status: 400, issues: [{ field, message }] });
    });
  });

  describe('an enquiry', () => {
    const listing = {
      id: 17,
      reference: 'MZ-17',
      pagelink: 'two-bedroom-17',
      title: 'Two bedrooms with a view',
    };

    it.each(['contact', 'sell', 'mortgage'])('of kind %s is received', async (kind) => {
      const body = enquiry({ kind });
      expect((await staff.send('/api/enquiries', body)).status).toBe(200);
      expect((await staff.inbox(body.email)).items).toMatchObject([
        { kind, excerpt: 'Please call me', phone: null },
      ]);
    });

    it('is received with the listing it concerns, a number of another country, and left-out fields empty', async () => {
      const body = enquiry({ kind: 'listing', listing, phone: '+44 7911 123456', dialCode: '' });
      expect((await staff.send('/api/enquiries', body)).status).toBe(200);
      expect((await staff.inbox(body.email)).items).toMatchObject([{ listing, phone: '+447911123456' }]);
    });

    it('cannot declare itself to be no spam', async () => {
      const body = enquiry({ website: 'x', spamSuspected: false, status: 'done' });
      await staff.send('/api/enquiries', body);
      expect((await staff.inbox(body.email)).items).toMatchObject([{ status: 'spam' }]);
    });

    it.each([
      [{ kind: 'popup' }, 'kind'],
      [{ kind: 'listing' }, 'listing'],
      [{ message: '' }, 'message'],
      [{ message: 'x'.repeat(4_001) }, 'message'],
      [{ page: undefined }, 'page'],
      [{ listing: { ...listing, title: '' } }, 'listing.title'],
      [{ listing: 'MZ-17' }, 'listing'],
      [{ phone: '1' }, 'phone'],
    ])('with %j is refused by the name of its field', async (over, field) => {
      const answer = await staff.send('/api/enquiries', enquiry(over));
      const { status, issues } = (await answer.json()) as Problem;
      expect(status).toBe(400);
      expect(issues?.map((issue) => issue.field)).toContain(field);
    });

    it.each(HOSTILE)('stores %j as the text it is, and shows no spreadsheet a formula', async (text) => {
      const body = enquiry({ name: text, message: text });
      expect((await staff.send('/api/enquiries', body)).status).toBe(200);
      expect((await staff.inbox(body.email)).items).toMatchObject([{ name: text, excerpt: text }]);
      const file = await staff.call(`/api/leads/export?q=${body.email}`, {
        headers: { cookie: staff.admin },
      });
      const csv = await file.text();
      expect(csv).toContain(body.email);
      expect(csv).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    });
  });

  describe('a request for a link to personal data', () => {
    it('is refused after as many as one address may send forms, whatever address it names', async () => {
      const url = await staff.startReplica({ FORMS_PER_ADDRESS: '3', TRUST_PROXY: '1' });
      const post = (path: string, body: object, visitor: string): Promise<Response> =>
        fetch(url + path, postJson(body, { 'x-forwarded-for': visitor }));
      const statusesOf = async (emails: string[], visitor = '203.0.113.5'): Promise<number[]> => {
        const all: number[] = [];
        for (const email of emails)
          all.push((await post('/api/person-data-links', { email }, visitor)).status);
        return all;
      };
      // Invalid forms are not counted, because people mistype.
      expect(await statusesOf(['layla', 'layla@', ''])).toEqual([400, 400, 400]);
      const [known, unknown] = [enquiry().email, 'nobody@example.com'];
      await staff.send('/api/enquiries', enquiry({ email: known }));
      expect(await statusesOf([known, unknown, known, unknown, known])).toEqual([204, 204, 204, 429, 429]);
      const refused = await post('/api/person-data-links', { email: known }, '203.0.113.5');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      const form = { subemail: 'omar@example.com', pageUrl: 'Subscribe' };
      expect((await post('/getemailforsub', form, '203.0.113.5')).status).toBe(429);
      expect(await statusesOf([known], '203.0.113.6')).toEqual([204]);
      // One household of IPv6 is one sender.
      const from = (last: number) => statusesOf([unknown], `2001:db8:1:2::${String(last)}`);
      const household = [await from(1), await from(2), await from(3), await from(4)];
      expect(household.flat()).toEqual([204, 204, 204, 429]);
    });
  });

  describe('a visit', () => {
    const visits = async (): Promise<number> => {
      const rows = await (
        await staff.send('/staticdata', { tablename: 'traffic' }, { cookie: staff.agent })
      ).json();
      return (rows as [{ count: number }])[0].count;
    };

    it('is counted once for a browser, which is recognised by a cookie without content', async () => {
      const before = await visits();
      const first = await staff.send('/traffic', { count: 1 });
      expect([first.status, await first.json()]).toEqual([200, { counted: true }]);
      const [cookie = ''] = first.headers.getSetCookie();
      expect(cookie).toMatch(
        /^manzil_visit=[0-9a-f-]{36}; Path=\/traffic; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
      );
      for (let again = 0; again < 3; again += 1) {
        const answer = await staff.send('/traffic', { count: 1 }, { cookie: cookieOf(first) });
        expect(await answer.json()).toEqual({ counted: true });
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await visits()).toBe(before + 1);
      await staff.send('/traffic', { count: 1 });
      expect(await visits()).toBe(before + 2);
    });

    it('is counted once for a token of the browser itself, with or without the cookie', async () => {
      const before = await visits();
      const body = { count: 1, token: randomUUID() };
      const first = await staff.send('/traffic', body);
      await staff.send('/traffic', body);
      await staff.send('/traffic', { count: 1 }, { cookie: cookieOf(first) });
      expect(await visits()).toBe(before + 1);
    });

    it('with a forged cookie is a visit like any other, and gets a proper one', async () => {
      const before = await visits();
      const answer = await staff.send('/traffic', { count: 1 }, { cookie: "manzil_visit=' OR 1=1" });
      expect(answer.status).toBe(200);
      expect(cookieOf(answer)).toMatch(/^manzil_visit=[0-9a-f-]{36}$/);
      expect(await visits()).toBe(before + 1);
    });
  });
});
