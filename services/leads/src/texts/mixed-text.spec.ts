import { shownOrder } from '@manzil/testing/shown-order';
import { describe, expect, it } from 'vitest';
import { composeAnswer } from '../pipeline/answer/compose-answer.js';
import { sampleViewing } from '../pipeline/viewing/sample-viewing.js';
import { viewingInvitation } from '../pipeline/viewing/viewing-calendar.js';
import { leadLine } from '../inbox/lead-csv.js';
import { People } from '../record/people.js';
import { sampleLead } from '../record/sample-lead.js';
import { standardTexts, wordingOf } from './wording.js';

const wording = wordingOf('ar');
/** Texts that would be torn apart or turned round within Arabic words. */
const VALUES = [
  '2BR in Marina Gate, Tower 2',
  'MNZ-1042 (B)',
  '+971 50 123 4567',
  '(Vacant) 1,250 sq ft',
  'Unit 1204 - 50% paid',
];
const siteUrl = 'https://agency.example';

describe.each(VALUES)('%s keeps its order in Arabic', (value) => {
  it('in the subject and the text of a mail', () => {
    const { subject, text } = composeAnswer(sampleLead('ar'), {
      texts: standardTexts('lead-answer').ar,
      home: {
        ...{ title: value, price: 2_350_000, adType: 'sale', pagelink: 'x' },
        agent: { name: value, phone: null },
      },
      costs: undefined,
      siteUrl,
      stopUrl: siteUrl,
    });
    expect(shownOrder(subject)).toContain(value);
    const lines = text.split('\n').filter((line) => line.includes(value));
    expect(lines.length).toBeGreaterThan(2);
    // Apart from the Arabic sentences, a title is alone on its line.
    for (const line of lines) expect(shownOrder(line, line === value ? 'ltr' : 'rtl')).toContain(value);
  });

  it.each(['viewing-booked', 'viewing-moved', 'viewing-cancelled', 'viewing-reminder'] as const)(
    'in the words of the mail %s',
    (kind) => {
      const { opening } = standardTexts(kind).ar;
      const values = { home: value, who: value, site: 'agency.example', time: wording.slot(new Date()) };
      for (const line of wording.fill(opening, values).split('\n'))
        if (line.includes(value)) expect(shownOrder(line)).toContain(value);
    },
  );

  it('in an entry of the calendar', () => {
    const viewing = sampleViewing('viewing-booked');
    const home = { reference: value, pagelink: 'x', title: value };
    const { content } = viewingInvitation({
      ...{ wording, siteUrl, organizer: 'a@example.com', attendee: 'b@example.com', description: '' },
      viewing: Object.assign(viewing, { home }),
    });
    const [, summary = ''] = /SUMMARY:(.*(?:\r\n .*)*)/.exec(content) ?? [];
    const unfolded = summary.replaceAll('\r\n ', '').replaceAll('\\,', ',');
    expect(shownOrder(unfolded)).toContain(value);
  });

  it('in a cell of the export', () => {
    const listing = { reference: value, pagelink: 'x', title: value };
    const cells = leadLine(Object.assign(sampleLead('ar'), { listing, phone: null }), {
      notes: '',
      people: new People([]),
    });
    // A cell that begins with a sign of formulas is marked as text.
    const cell = /"([^"]*)"|[^,]+/g;
    const found = [...cells.matchAll(cell)].map(([whole, quoted]) => quoted ?? whole);
    const own = found.filter((each) => each.includes(value));
    expect(own).toHaveLength(2);
    for (const each of own) expect(shownOrder(each)).toContain(value);
  });
});

it('an Arabic name does not reverse what follows it in English', () => {
  const phone = '+971 50 123 4567';
  const shown = shownOrder(wordingOf('en').contact({ name: 'ليلى حداد', phone }), 'ltr');
  expect(shown).toContain(phone);
  expect(shown.indexOf(phone)).toBeGreaterThan(shown.search(/\p{Script=Arabic}/u));
});

it('counts and prices stay together in the subject of an alert', () => {
  const subject = wording.fill(standardTexts('search-alert').ar.subject, {
    count: wording.mail.alert.count({ count: 12 }),
    search: 'شقق للبيع في \u2068Dubai Marina\u2069، حتى 2,500,000 درهم',
  });
  const shown = shownOrder(subject);
  expect(shown).toContain('Dubai Marina');
  expect(shown).toContain('2,500,000');
  // From the right: the number of homes, then the search.
  expect(shown.indexOf('12')).toBeGreaterThan(shown.indexOf('Dubai'));
});
