import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@manzil/contracts/errors';
import type { LeadPage } from '@manzil/contracts/leads/lead';
import type { ImportPreview, ImportResult } from '@manzil/contracts/leads/lead-import';
import { postJson } from './gateway-under-test.js';
import { enquiry, popup } from './sample-forms.js';
import { startLoggedLeads, type LoggedLeads, type StaffedLeads } from './leads-stack.js';

const FILE =
  'Full name;E-mail;Mobile;Budget\r\nRashid;rashid@example.com;;2m\r\nMona;;055 765 4321;\r\nLost;;12;\r\n';

const input = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`field-inputs/${name}`, import.meta.url)));

describe('importing leads', () => {
  let staff: StaffedLeads<LoggedLeads>;
  beforeAll(async () => {
    staff = await startLoggedLeads();
  });
  afterAll(async () => {
    await staff.stop();
  });

  const send = (
    file: string | Uint8Array<ArrayBuffer>,
    {
      path = '/api/leads/import',
      cookie = staff.admin,
      columns,
      values,
    }: { path?: string; cookie?: string; columns?: string; values?: string } = {},
  ): Promise<Response> => {
    const body = new FormData();
    if (columns !== undefined) body.append('columns', columns);
    if (values !== undefined) body.append('values', values);
    body.append('file', new Blob([file], { type: 'text/csv' }), 'leads.csv');
    return staff.call(path, { method: 'POST', body, headers: { cookie } });
  };
  const done = async <T>(sent: Promise<Response>): Promise<T> => {
    const answer = await sent;
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const PREVIEW = { path: '/api/leads/import/preview' };
  const imports = () =>
    staff.dataSource.query<{ username: string; details: unknown }[]>(
      "SELECT username, details FROM audit.entry WHERE action = 'leads-imported' ORDER BY at",
    );

  it('is for admins and editors', async () => {
    for (const path of ['/api/leads/import', '/api/leads/import/preview']) {
      expect((await send(FILE, { path, cookie: '' })).status).toBe(401);
      expect((await send(FILE, { path, cookie: staff.agent })).status).toBe(403);
    }
    expect(await imports()).toEqual([]);
    const editor = await staff.sessionOf('editor');
    const own = 'Name,Email\nOf the editor,editor@example.com\n';
    const result = await done<ImportResult>(send(own, { cookie: editor }));
    expect(result).toMatchObject({ imported: 1 });
    expect((await staff.inbox('Of the editor')).items).toMatchObject([
      { enteredBy: 'editor@manzil.example' },
    ]);
  });

  it('shows first what it would do, and stores nothing', async () => {
    const preview = await done<ImportPreview>(send(FILE, PREVIEW));
    expect(preview).toMatchObject({
      total: 3,
      ready: 2,
      alreadyThere: 0,
      skipped: 1,
      problemCount: 1,
      columns: [
        { heading: 'Full name', example: 'Rashid', field: 'name' },
        { heading: 'E-mail', example: 'rashid@example.com', field: 'email' },
        { heading: 'Mobile', example: '055 765 4321', field: 'phone' },
        { heading: 'Budget', example: '2m', field: null },
      ],
      first: [
        { line: 2, lead: { name: 'Rashid' } },
        { line: 3, lead: { name: 'Mona', phone: '+971557654321' } },
      ],
      problems: [{ line: 4, column: 'Mobile', message: 'Please enter a valid phone number.', skips: true }],
    });
    expect((await staff.inbox('Mona')).total).toBe(0);
  });

  it('stores each row once under the name of the session, however often it is sent, with one audit entry each time', async () => {
    const before = (await imports()).length;
    const first = await done<ImportResult>(send(FILE));
    expect(first).toMatchObject({ total: 3, imported: 2, alreadyThere: 0, skipped: 1, left: 0 });
    expect(first.skippedRows).toBe(
      '\uFEFFLine,Skipped because,Full name,E-mail,Mobile,Budget\r\n4,Mobile: Please enter a valid phone number.,Lost,,12,\r\n',
    );
    expect(await done<ImportResult>(send(FILE))).toMatchObject({ imported: 0, alreadyThere: 2, skipped: 1 });
    expect((await staff.inbox('Mona')).items).toMatchObject([
      { phone: '+971557654321', enteredBy: 'admin', source: 'other', assignee: null, respondBy: null },
    ]);
    const audited = (await imports()).slice(before);
    expect(audited.map(({ details }) => details)).toEqual([
      { total: 3, imported: 2, alreadyThere: 0, skipped: 1, left: 0 },
      { total: 3, imported: 0, alreadyThere: 2, skipped: 1, left: 0 },
    ]);
    expect(JSON.stringify(audited)).not.toMatch(/Rashid|Mona|example\.com/);
    expect(staff.leads.log()).not.toMatch(/Rashid|Mona|rashid@example/);
  });

  it.each<[string, (string | null)[]]>([
    ['20-lead-form.csv', ['+971501110001', '+79123456789']],
    ['20-lead-form-utf-16.csv', ['+971501110001', '+79123456789']],
    ['20-excel-leads.csv', [null, '+971501110003', '+971501110004', null, '+919876543210', '+971501110006']],
    ['20-portal-leads.csv', ['+971501110007', '+971501110008', '+971501110007']],
  ])('keeps every lead of %s', async (name, phones) => {
    const preview = await done<ImportPreview>(send(await input(name), PREVIEW));
    expect(preview).toMatchObject({ skipped: 0, total: phones.length });
    expect(preview.first.map(({ lead }) => lead.phone)).toEqual(phones);
  });

  it('notes at the lead what was doubtful', async () => {
    await done<ImportResult>(send(await input('20-portal-leads.csv')));
    const [lead] = (await staff.inbox('+971501110008')).items;
    expect(lead).toMatchObject({ name: '+971501110008', phone: '+971501110008' });
    const { notes } = await staff.read<{ notes: string }>(`/api/leads/${String(lead?.id)}`, staff.admin);
    expect(notes.split('\n')).toEqual(
      expect.arrayContaining([
        'Name: There is no name; the phone number is used as the name',
        'Listing reference “MZ-R-1236”',
      ]),
    );
  });

  it('takes what the columns are from who sends them', async () => {
    const file = 'A,B,C\nLayla,layla@example.com,admin\n';
    const columns = JSON.stringify(['name', 'email', 'assignee']);
    expect(await done<ImportPreview>(send(file, PREVIEW))).toMatchObject({ ready: 0, skipped: 1 });
    expect(await done<ImportResult>(send(file, { columns }))).toMatchObject({ imported: 1, problems: [] });
    // Here too, agents do not see the leads of other members.
    expect((await staff.inbox('Layla')).total).toBe(0);
    expect(await staff.read('/api/leads?q=Layla', staff.admin)).toMatchObject({
      items: [{ assignee: 'admin' }],
    });
  });

  it('lists the values that are not in its lists, and takes their meanings from who sends them', async () => {
    const file =
      'Name,Email,Source,Owner,Status\nOne,one@crm.example,Bayut,omar k,Hot\n' +
      'Two,two@crm.example,BAYUT,,new\nThree,three@crm.example,phone,,\n';
    const columns = JSON.stringify(['name', 'email', 'source', 'assignee', 'stage']);
    const values = [
      { field: 'source', value: 'bayut', meaning: 'portal' },
      { field: 'assignee', value: 'Omar K', meaning: 'admin' },
      { field: 'stage', value: 'Hot', meaning: 'offer' },
    ];
    const foreign = [
      { field: 'source', value: 'Bayut', rows: 2 },
      { field: 'stage', value: 'Hot', rows: 1 },
      { field: 'assignee', value: 'omar k', rows: 1 },
    ];
    const plain = await done<ImportPreview>(send(file, { ...PREVIEW, columns }));
    expect(plain).toMatchObject({ ready: 3, problemCount: 4, foreign });
    const mapped = { columns, values: JSON.stringify(values) };
    const preview = await done<ImportPreview>(send(file, { ...PREVIEW, ...mapped }));
    expect(preview).toMatchObject({ ready: 3, problemCount: 0, foreign });
    expect(await done<ImportResult>(send(file, mapped))).toMatchObject({ imported: 3, problems: [] });
    expect(await staff.read('/api/leads?q=one@crm.example', staff.admin)).toMatchObject({
      items: [{ source: 'portal', assignee: 'admin', stage: 'offer' }],
    });
    // The mapping is no part of a row's identity, so a second import finds all rows.
    expect(await done<ImportResult>(send(file, { columns }))).toMatchObject({ imported: 0, alreadyThere: 3 });
  });

  it('leaves out a value whose meaning is no value of ours, and refuses a list that is none', async () => {
    const file = 'Name,Email,Source\nFour,four@crm.example,Bayut\n';
    const values = JSON.stringify([{ field: 'source', value: 'Bayut', meaning: 'nowhere' }]);
    expect(await done<ImportPreview>(send(file, { ...PREVIEW, values }))).toMatchObject({ problemCount: 1 });
    for (const wrong of ['[', '{}', '[{"field":"email","value":"x","meaning":"y"}]']) {
      const answer = await send(file, { ...PREVIEW, values: wrong });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain('"values"');
    }
  });

  it('gives leads to active members alone', async () => {
    const file = 'Name,Email,Assignee\nFor nobody,nobody@example.com,former\n';
    expect(await done<ImportResult>(send(file))).toMatchObject({
      imported: 1,
      skipped: 0,
      problems: [{ line: 2, column: 'Assignee', skips: false }],
    });
    expect((await staff.inbox('For nobody')).items).toMatchObject([{ assignee: null }]);
  });

  it('counts a row that repeats one of another slice before it is stored', async () => {
    const row = (index: number): string => `P${String(index)},p${String(index)}@repeated.example\n`;
    const file = `Name,Email\n${Array.from({ length: 250 }, (_, index) => row(index)).join('')}${row(0)}`;
    expect(await done<ImportPreview>(send(file, PREVIEW))).toMatchObject({ ready: 250, alreadyThere: 1 });
    expect(await done<ImportResult>(send(file))).toMatchObject({ imported: 250, alreadyThere: 1 });
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string | undefined, string]>([
    ['more than 5,000 rows', `Name\n${'x\n'.repeat(5_001)}`, undefined, 'file'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]), undefined, 'file'],
    ['zero bytes', 'Name\nA\0B\n', undefined, 'file'],
    ['a quotation that never ends', `Name\n"${'x'.repeat(300_000)}`, undefined, 'file'],
    ['nothing in it', '', undefined, 'file'],
    ['columns that are no JSON', FILE, '[', 'columns'],
    ['fewer columns than it has', FILE, '["name"]', 'columns'],
    ['columns that there are not', FILE, '["name","email","phone","__proto__"]', 'columns'],
    ['columns that are no list', FILE, '{"length":4}', 'columns'],
  ])('refuses a file with %s by the name of its field', async (_what, file, columns, field) => {
    const answer = await send(file, { ...(columns !== undefined && { columns }) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ field }] });
  });

  it('refuses a file of more than 5 MB, also one whose size is not announced', async () => {
    const answer = await send('x'.repeat(5 * 1024 * 1024 + 1));
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      413,
      'The file may have 5 MB at most',
    ]);
    expect((await send('x'.repeat(6 * 1024 * 1024))).status).toBe(413);
  });

  it('refuses what is no form, no file, two files, and another field', async () => {
    const headers = { cookie: staff.admin };
    expect((await staff.call('/api/leads/import', postJson({ file: FILE }, headers))).status).toBe(415);
    const parts: [string, string | Blob][][] = [
      [['other', new Blob([FILE])]],
      [['file', FILE]],
      [
        ['file', new Blob([FILE])],
        ['file', new Blob([FILE])],
      ],
    ];
    for (const entries of parts) {
      const body = new FormData();
      for (const [name, value] of entries) body.append(name, value);
      expect((await staff.call('/api/leads/import', { method: 'POST', body, headers })).status).toBe(400);
    }
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    const cut = {
      method: 'POST',
      headers: broken,
      body: '--x\r\nContent-Disposition: form-data; name="file"',
    };
    expect((await staff.call('/api/leads/import', cut)).status).toBe(400);
  });

  it('stores a hostile file as nothing but text', async () => {
    const cells = [
      ...[
        '=cmd|calc',
        '<script>alert(1)</script>',
        "Robert'); DROP TABLE lead;--",
        '__proto__',
        '\u202eevil',
      ],
    ];
    const file = `Name,Email\n${cells.map((cell, index) => `"${cell}",h${String(index)}@hostile.example\n`).join('')}`;
    expect(await done<ImportResult>(send(file))).toMatchObject({ total: 5, imported: 5 });
    const { items } = await staff.inbox('hostile.example');
    expect(items.map(({ name }) => name)).toContain('=cmd|calc');
    const exported = await staff.call('/api/leads/export?q=hostile.example', {
      headers: { cookie: staff.admin },
    });
    const csv = await exported.text();
    expect(csv).toContain("'=cmd|calc");
    expect(await done<ImportResult>(send(csv))).toMatchObject({ imported: 0, alreadyThere: 5, skipped: 0 });
  });

  it('says how many rows are left when leads fails, and stores them when it is imported again', async () => {
    await staff.leads.pause();
    expect((await send(FILE)).status).toBe(503);
    await staff.leads.resume();
    expect(await done<ImportResult>(send(FILE))).toMatchObject({ alreadyThere: 2, left: 0 });
  });

  it('takes no address from a form to which no mail can be delivered', async () => {
    const file = Buffer.from(await input('22-addresses.txt')).toString();
    const addresses = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(addresses).toHaveLength(8);
    const total = async (): Promise<number> => (await staff.read<LeadPage>('/api/leads')).total;
    const before = await total();
    for (const email of addresses)
      for (const [path, body, field] of [
        ['/popupsubscribe', popup({ email }), 'email'],
        ['/getemailforsub', { subemail: email, pageUrl: 'Subscribe' }, 'subemail'],
        ['/api/enquiries', enquiry({ email }), 'email'],
      ] as const) {
        const answer = await staff.send(path, body);
        expect([path, email, answer.status]).toEqual([path, email, 400]);
        const { issues } = (await answer.json()) as Problem;
        expect(issues).toContainEqual({ field, message: 'Please enter a valid email address.' });
      }
    expect(await total()).toBe(before);
  });
});
