import { faqEntrySchema, type FaqEntry } from '@manzil/contracts/content/collection-entries';
import { faqFieldsSchema, type FaqFields } from '@manzil/contracts/content/collection-fields';
import { faqEditing } from '@manzil/contracts/content/editing-rpc';
import type { Collection } from '../collections/collection';
import { listOf, openFrom } from '../collections/load-collection';

const load = listOf('/api/admin/faqs', faqEditing.list.response);

export const faqs: Collection<FaqFields, FaqEntry> = {
  title: 'Faq',
  intro: 'The questions of the Faqs page, in the order in which visitors read them.',
  one: 'question',
  path: '/api/faqs',
  publicPath: '/faqs',
  entrySchema: faqEntrySchema,
  fieldsSchema: faqFieldsSchema,
  blank: { question: '', answer: '' },
  formOf: ({ question, answer }) => ({ question, answer }),
  nameOf: ({ question }) => question,
  load,
  open: openFrom(load),
};
