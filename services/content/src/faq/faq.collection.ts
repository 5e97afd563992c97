import type { FaqEntry } from '@manzil/contracts/content/collection-entries';
import type { FaqFields } from '@manzil/contracts/content/collection-fields';
import type { Faq } from '@manzil/contracts/content/collections';
import { MOST_ENTRIES } from '@manzil/contracts/content/editing';
import { stampOf, type Collection } from '../editing/collection.js';
import { FaqEntity } from './faq.entity.js';

export const toFaq = ({ id, question, answer, position }: FaqEntity): Faq => ({
  id,
  question,
  answer,
  position,
});

const toEntry = (faq: FaqEntity): FaqEntry => ({ ...toFaq(faq), ...stampOf(faq) });

export const FAQS = {
  kind: 'faq',
  entity: FaqEntity,
  noun: 'question',
  audited: { kind: 'faq', section: '/backend/faq' },
  order: { position: 'ASC', id: 'ASC' },
  placed: true,
  most: MOST_ENTRIES,
  titleOf: ({ question }) => question,
  publishesSaves: true,
  publishing: {
    kind: 'faq',
    fieldsOf: ({ question, answer }) => ({ question, answer }),
    titleField: 'question',
    kept: [],
    isLive: ({ live }) => live,
    setLive: (faq, live) => {
      faq.live = live;
    },
  },
  toEntry,
  toListed: toEntry,
  write: (faq, { question, answer }) => {
    Object.assign(faq, { question, answer });
  },
} satisfies Collection<FaqEntity, FaqFields, FaqEntry>;
