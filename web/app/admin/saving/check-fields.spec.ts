import { describe, expect, it } from '@jest/globals';
import { footerFieldsSchema, faqFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { checkFields } from './check-fields';

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

describe('checkFields', () => {
  it('gives the fields as the API takes them', () => {
    const { fields } = checkFields(faqFieldsSchema, { question: ' Who? ', answer: 'We do.' });
    expect(fields).toEqual({ question: 'Who?', answer: 'We do.' });
  });

  it('says what is wrong by field, without the words of a program', () => {
    const { issues } = checkFields(faqFieldsSchema, { question: 'x'.repeat(301), answer: '' });
    expect(issues).toEqual([
      { field: 'question', message: 'The text is longer than 300 characters' },
      { field: 'answer', message: 'This field is required' },
    ]);
  });

  it('names a part of a field by its path', () => {
    const columns = [{ heading: 'Buy', links: [{ title: 'Villas', url: 'javascript:alert(1)' }] }];
    const { issues } = checkFields(footerFieldsSchema, { ...footer, columns });
    expect(issues?.map(({ field }) => field)).toEqual(['columns.0.links.0.url']);
  });

  it('says what is wrong with an address that may also be empty', () => {
    const { issues } = checkFields(footerFieldsSchema, { ...footer, email: 'nobody' });
    expect(issues).toEqual([{ field: 'email', message: 'Please enter a valid email address.' }]);
  });
});
