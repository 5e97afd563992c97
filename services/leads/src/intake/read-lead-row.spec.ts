import { describe, expect, it } from 'vitest';
import { columnsOfHeadings, type ImportColumns, type ImportField } from '@manzil/contracts/leads/lead-import';
import { csvCell } from '@manzil/service-kit/csv';
import fc from 'fast-check';
import { leadHeader } from '../inbox/lead-csv.js';
import { People } from '../record/people.js';
import { readLeadRow } from './read-lead-row.js';
import { receivedTime } from './received-time.js';

const NOW = new Date('2026-11-24T08:00:00Z');

function read(row: Partial<Record<ImportField, string>>) {
  const columns = Object.keys(row) as ImportField[];
  return readLeadRow(
    { line: 2, cells: Object.values(row) },
    { columns, values: [], members: new Set(['noor']), people: new People([]), now: NOW },
  );
}

const RASHID = { name: 'Rashid', phone: '050 123 4567' };

describe('the columns of a file of leads', () => {
  it('are known by the headings of our own export', () => {
    const headings = leadHeader.trim().split(',');
    const fields = columnsOfHeadings(headings);
    expect(
      Object.fromEntries(headings.flatMap((heading, at) => (fields[at] ? [[heading, fields[at]]] : []))),
    ).toEqual({
      Id: 'id',
      'Received (Gulf time)': 'receivedAt',
      Kind: 'kind',
      Status: 'status',
      Name: 'name',
      Email: 'email',
      Phone: 'phone',
      Message: 'message',
      Assignee: 'assignee',
      Notes: 'notes',
      Stage: 'stage',
      'Lost because': 'lostReason',
      Source: 'source',
      'Help option': 'helpOption',
      'Next action': 'nextAction',
      'Next action due': 'nextActionOn',
      Tags: 'tags',
      Page: 'page',
      'Listing reference': 'listingReference',
      'Listing title': 'listingTitle',
      'Listing page': 'listingPage',
    });
  });

  it.each<[string, ImportField | null]>([
    ['Full name', 'name'],
    ['FIRST_NAME', 'name'],
    ['Mobile', 'phone'],
    ['E-mail', 'email'],
    ['Date', 'receivedAt'],
    ['Client Name', 'name'],
    ['Customer name', 'name'],
    ['Enquirer', 'name'],
    ['Client Phone', 'phone'],
    ['Customer Mobile', 'phone'],
    ['Caller Number', 'phone'],
    ['Contact No.', 'phone'],
    ['phone_number', 'phone'],
    ['WhatsApp Number', 'phone'],
    ['Client Email', 'email'],
    ['Enquirer e-mail', 'email'],
    ['Listing Reference', 'listingReference'],
    ['Property Ref', 'listingReference'],
    ['created_time', 'receivedAt'],
    ['Inquiry date', 'receivedAt'],
    ['Sender Phone', 'phone'],
    ['Phone 2', 'phone'],
    ['Primary Phone', 'phone'],
    ['Customer Mobile Number', 'phone'],
    ['Cell', 'phone'],
    ['رقم الهاتف', 'phone'],
    ['Work Email', 'email'],
    ['Client E-mail Address', 'email'],
    ['البريد الإلكتروني', 'email'],
    ['Surname', 'name'],
    ['Customer Full Name', 'name'],
    ['Contact Person', 'name'],
    ['اسم العميل', 'name'],
    ['Lead Message', 'message'],
    ['Chat transcript', 'message'],
    ['Lead Submit Time', 'receivedAt'],
    ['Submitted at', 'receivedAt'],
    ['Created Time (UTC)', 'receivedAt'],
    ['Call Time', 'receivedAt'],
    ['Property Reference No.', 'listingReference'],
    ['Ref. No.', 'listingReference'],
    ['Property Title', 'listingTitle'],
    ['ad_id', null],
    ['ad_name', null],
    ['form_name', null],
    ['campaign_name', null],
    ['Time', null],
    ['lead_status', null],
    ['Budget', null],
    ['constructor', null],
    ['', null],
  ])('%j is %s', (heading, field) => {
    expect(columnsOfHeadings([heading])).toEqual([field]);
  });
});

describe('a row of a file of leads', () => {
  it('becomes a lead of the same rules as one that a member enters', () => {
    const { lead, problems } = read({ ...RASHID, receivedAt: '20/11/2026 12:15', notes: 'Wants a villa' });
    expect(problems).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'contact',
      status: 'new',
      chosenStage: null,
      name: 'Rashid',
      email: '',
      phone: '+971501234567',
      source: 'other',
      assignee: null,
      notes: 'Wants a villa',
      receivedAt: new Date('2026-11-20T08:15:00Z'),
    });
  });

  it.each<[Partial<Record<ImportField, string>>, number | null, RegExp]>([
    [{ name: 'Rashid', email: '', phone: ' ' }, 1, /email address or a phone number/],
    [{ name: 'Rashid' }, null, /email address or a phone number/],
    [{ name: 'Rashid', phone: '12' }, 1, /valid phone number/],
    [{ name: 'Rashid', email: 'no address' }, 1, /valid email address/],
    [{ ...RASHID, name: 'x'.repeat(101) }, 0, /too long/],
    [{ ...RASHID, name: 'a\u0007b' }, 0, /Control characters/],
    [{ ...RASHID, notes: 'x'.repeat(4_001) }, 2, /too long/],
    [{ ...RASHID, kind: 'Newsletter' }, 2, /subscribe/],
    [{ ...RASHID, status: 'spam' }, 2, /Spam/],
  ])('is skipped by the column that is wrong: %j', (row, column, message) => {
    const { lead, problems } = read(row);
    expect(lead).toBeUndefined();
    expect(problems).toEqual([{ column, message: expect.stringMatching(message) }]);
  });

  it('is skipped when it has another number of cells than the first line', () => {
    const columns: ImportColumns = ['name', 'phone'];
    const row = { line: 3, cells: ['Rashid', '0501234567', 'more'] };
    expect(
      readLeadRow(row, { columns, members: new Set(), people: new People([]), now: NOW, values: [] }),
    ).toEqual({
      lead: undefined,
      foreign: [],
      problems: [{ column: null, message: 'It has 3 columns, and the first line has 2' }],
    });
  });

  it('is imported without what is not valid, and says so by the column', () => {
    const row = {
      receivedAt: '11/31/2026',
      stage: 'Hot',
      source: 'Bayut',
      assignee: 'gone',
      kind: 'listing',
    };
    const { lead, problems } = read({ ...RASHID, ...row });
    expect(lead).toMatchObject({
      receivedAt: null,
      chosenStage: null,
      status: 'new',
      source: 'other',
      assignee: null,
      kind: 'contact',
    });
    expect(problems.map(({ column }) => column).toSorted()).toEqual([2, 3, 4, 5, 6]);
  });

  it('keeps its stage with the status of that, its assignee and its source, in whatever case', () => {
    const row = {
      stage: 'Lost',
      lostReason: 'Found elsewhere',
      assignee: 'noor',
      source: 'Walk-in',
      status: 'new',
    };
    const { lead, problems } = read({ ...RASHID, ...row });
    expect(problems).toEqual([]);
    expect(lead).toMatchObject({
      chosenStage: 'lost',
      status: 'done',
      lostReason: 'found-elsewhere',
      assignee: 'noor',
      source: 'walk-in',
    });
    expect(read({ ...RASHID, stage: 'lost' }).lead).toMatchObject({ lostReason: 'other' });
    expect(read({ ...RASHID, status: 'in-progress' }).lead).toMatchObject({ status: 'in-progress' });
  });

  it('names the home of its page, with whatever kind it has', () => {
    const home = { listingPage: 'villa-7', listingReference: 'MZ-7', listingTitle: 'Villa 7' };
    const { lead, problems } = read({ ...RASHID, kind: 'Listing', ...home });
    expect(problems).toEqual([]);
    const listing = { pagelink: 'villa-7', reference: 'MZ-7', title: 'Villa 7' };
    expect(lead).toMatchObject({ kind: 'listing', listing });
    expect(read({ ...RASHID, listingPage: '/villa-7' }).lead).toMatchObject({
      kind: 'contact',
      listing: { pagelink: 'villa-7', reference: 'villa-7', title: 'villa-7' },
    });
    expect(read({ ...RASHID, kind: 'popup', helpOption: 'Buy' }).lead).toMatchObject({
      kind: 'popup',
      helpOption: 'Buy',
    });
  });

  it.each(['//evil.example', 'https://evil.example/x', 'a/b', '..\\x', 'a b', '?x', '/'])(
    'names no home by %j, and says so',
    (listingPage) => {
      const { lead, problems } = read({ ...RASHID, kind: 'listing', listingPage });
      expect(lead).toMatchObject({ kind: 'contact', listing: null });
      expect(problems.map(({ column }) => column)).toEqual([3, 2]);
    },
  );

  it('keeps its next action, and leaves out a day that is none', () => {
    const row = { nextAction: 'Call again', nextActionOn: '2026-12-01' };
    expect(read({ ...RASHID, ...row }).lead).toMatchObject(row);
    const { lead, problems } = read({ ...RASHID, ...row, nextActionOn: '1 December', helpOption: 'Fly' });
    expect(lead).toMatchObject({ nextAction: 'Call again', nextActionOn: null, helpOption: null });
    expect(problems.map(({ column }) => column).toSorted()).toEqual([3, 4]);
  });

  it('has a note of what was doubtful', () => {
    const row = {
      name: '',
      email: 'excel1@example.com',
      phone: '9,71501E+11',
      source: 'Bayut',
      notes: 'Wants a villa',
      listingReference: 'MZ-R-1236',
    };
    const { lead, problems } = read(row);
    expect(problems.map(({ column }) => column).toSorted()).toEqual([0, 2, 3]);
    expect(lead).toMatchObject({ name: 'excel1@example.com', phone: null });
    expect(lead?.notes.split('\n')).toEqual([
      'Wants a villa',
      'Name: There is no name; the email address is used as the name',
      'Phone “9,71501E+11”: This is no valid phone number; it is left out',
      'Source “Bayut”: Unknown value; the source becomes “other”',
      'Listing reference “MZ-R-1236”',
    ]);
    expect(read({ ...row, notes: 'x'.repeat(4_000) }).lead?.notes).toHaveLength(4_000);
    expect(read(RASHID).lead?.notes).toBe('');
  });

  it('joins the columns that are one field', () => {
    const columns: ImportColumns = ['name', 'name', 'email', 'notes', 'notes'];
    const cells = ['Rashid', 'Ali', 'r@example.com', 'One', 'Two'];
    const { lead } = readLeadRow(
      { line: 2, cells },
      { columns, values: [], members: new Set(), people: new People([]), now: NOW },
    );
    expect(lead).toMatchObject({ name: 'Rashid Ali', notes: 'One\nTwo' });
  });

  it('has the text back that our export made inert, and nothing else changed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[=+\-@'"a1 ]{1,12}$/), (text) => {
        const cell = csvCell(text).replace(/^"(.*)"$/s, (_all, inner: string) => inner.replaceAll('""', '"'));
        const { lead } = read({ ...RASHID, message: cell });
        // A text that begins with an apostrophe before such a sign is written as it is, and looks the same.
        if (!/^'[=+\-@]/.test(text)) expect(lead?.message).toBe(text.trim());
      }),
    );
    for (const phone of ["'+971501234567", csvCell('+971 50 123 4567')])
      expect(read({ name: 'Rashid', phone }).lead).toMatchObject({ phone: '+971501234567' });
    expect(read({ ...RASHID, message: '\'=HYPERLINK("http://x")' }).lead?.message).toBe(
      '=HYPERLINK("http://x")',
    );
  });
});

describe('the time of a row', () => {
  it.each([
    ['2026-11-20 12:15:30', '2026-11-20T08:15:30.000Z'],
    ['2026-11-20', '2026-11-19T20:00:00.000Z'],
    ['2026-11-20T12:15:30Z', '2026-11-20T12:15:30.000Z'],
    ['2026-11-20T12:15:30+05:30', '2026-11-20T06:45:30.000Z'],
    ['05/11/2026', '2026-11-04T20:00:00.000Z'],
    ['5.1.2024, 9:05', '2024-01-05T05:05:00.000Z'],
  ])('%s is %s', (text, at) => {
    expect(receivedTime(text, NOW)?.toISOString()).toBe(at);
  });

  it.each([
    '11/20/2026',
    '2026-02-30',
    '2026-11-25',
    '1999-12-31',
    '20/11/26',
    'yesterday',
    '2026-11-20 25:00',
    '45980',
  ])('%s is none', (text) => {
    expect(receivedTime(text, NOW)).toBeUndefined();
  });
});
