import type { FaqEntry } from '@manzil/contracts/content/collection-entries';
import type { FaqFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../../kit/collection/collection';
import { collectionQuery, openFrom } from '../../kit/collection/collection-query';
import { callApi } from '../../kit/data/call-api';

const list = collectionQuery(http.faqs, () => callApi(http.listFaqEntries));

export const faqs: Collection<FaqFields, FaqEntry> = {
  title: 'Faq',
  intro: 'The questions of the Faqs page, in the order in which visitors read them.',
  one: 'question',
  endpoints: http.faqs,
  kind: 'faq',
  publicPath: '/faqs',
  blank: { question: '', answer: '' },
  formOf: ({ question, answer }) => ({ question, answer }),
  nameOf: ({ question }) => question,
  list,
  open: openFrom(list),
};
