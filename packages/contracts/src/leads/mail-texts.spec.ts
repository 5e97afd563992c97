import { describe, expect, it } from 'vitest';
import { placeholderIssues } from './mail-texts.js';

const TEXTS = {
  subject: 'About {about}',
  opening: 'You asked about {about} at {time}.',
  closing: 'Regards, {site}',
};
const fieldsOf = (change: Partial<typeof TEXTS>): string[] =>
  placeholderIssues('lead-answer', { ...TEXTS, ...change }).map(({ field }) => field);

describe('the placeholders of a mail', () => {
  it.each([
    [{}, []],
    [{ subject: 'Thank you' }, []],
    [{ subject: 'Thank you, {name}' }, ['subject']],
    [{ closing: '{about' }, ['closing']],
    [{ closing: 'about}' }, ['closing']],
    [{ closing: '{ about }' }, ['closing']],
    [{ closing: '{About}' }, ['closing']],
    [{ closing: '{{about}}' }, ['closing']],
    [{ opening: 'Hello' }, ['opening']],
    [{ subject: '{}', opening: 'Hello {you}' }, ['subject', 'opening', 'opening']],
  ])('of %j are refused at %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });

  it('are those of its kind, which the refusal names', () => {
    expect(placeholderIssues('newsletter-confirmation', TEXTS)).toEqual([
      { field: 'subject', message: '“{about}” is no placeholder of this mail. Those are: {site}.' },
      { field: 'opening', message: '“{about}” is no placeholder of this mail. Those are: {site}.' },
      { field: 'opening', message: 'It has to contain {site}.' },
    ]);
  });
});
