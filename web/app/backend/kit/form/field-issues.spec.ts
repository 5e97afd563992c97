import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faqFieldsSchema, footerFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { errorsOf, issuesIn } from './field-issues';

const footer = {
  about: '',
  address: '',
  phone: '',
  email: '',
  licence: '',
  columns: [],
  social: [],
  copyright: '',
};

describe('issuesIn', () => {
  it('finds nothing in what the API takes', () => {
    expect(issuesIn(faqFieldsSchema, { question: ' Who? ', answer: 'We do.' })).toEqual([]);
  });

  it('says what is wrong by field, without the words of a program', () => {
    expect(issuesIn(faqFieldsSchema, { question: 'x'.repeat(301), answer: '' })).toEqual([
      { field: 'question', message: 'The text is longer than 300 characters' },
      { field: 'answer', message: 'This field is required' },
    ]);
  });

  it.each([
    [NaN, 'Enter a number'],
    [0, 'Enter 1 or more'],
    [2_000_001, 'Enter 2,000,000 or less'],
  ])('says of the number %d which one is expected', (price, message) => {
    const schema = z.object({ price: z.number().min(1).max(2_000_000) });
    expect(issuesIn(schema, { price })).toEqual([{ field: 'price', message }]);
  });

  it('names a part of a field by its path', () => {
    const columns = [{ heading: 'Buy', links: [{ title: 'Villas', url: 'javascript:alert(1)' }] }];
    const issues = issuesIn(footerFieldsSchema, { ...footer, columns });
    expect(issues.map(({ field }) => field)).toEqual(['columns.0.links.0.url']);
  });

  it('says what is wrong with an address that may also be empty', () => {
    expect(issuesIn(footerFieldsSchema, { ...footer, email: 'nobody' })).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
    ]);
  });
});

describe('errorsOf', () => {
  it('takes the first issue of a field, and holds issues of a list and of its items', () => {
    const errors = errorsOf([
      { field: 'columns.0.heading', message: 'Too long' },
      { field: 'columns', message: 'Too many' },
      { field: 'columns', message: 'Wrong' },
    ]);
    expect(errors).toMatchObject({
      columns: { message: 'Too many', 0: { heading: { message: 'Too long' } } },
    });
  });
});
