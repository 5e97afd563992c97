import type { Translation } from '@manzil/contracts/content/translation';

/** An FAQ entry with one translated text, one outdated and one missing. */
export const sampleTranslation: Translation = {
  kind: 'faq',
  id: 4,
  title: 'Can I buy?',
  live: true,
  texts: 3,
  translated: 1,
  missing: 1,
  outdated: 1,
  contradicting: 0,
  ready: false,
  version: 2,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
  entries: [
    {
      path: 'question',
      kind: 'line',
      english: 'Can I buy?',
      arabic: 'هل يمكنني الشراء؟',
      of: null,
      state: 'translated',
      contradictions: [],
    },
    {
      path: 'answer',
      kind: 'text',
      english: 'Yes, from AED 2 million.',
      arabic: 'نعم، من مليون درهم.',
      of: 'Yes, from AED 1 million.',
      state: 'outdated',
      contradictions: [],
    },
    {
      path: 'html.3',
      kind: 'html',
      english: 'Ask <a href="/contact">us</a>.',
      arabic: '',
      of: null,
      state: 'missing',
      contradictions: [],
    },
  ],
};
