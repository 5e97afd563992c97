import type { Language } from '@manzil/contracts/site-language';
import { LeadEntity } from './lead.entity.js';

export const SAMPLE_HOME = {
  title: 'Two-bedroom apartment with a marina view',
  titleAr: 'شقة بغرفتي نوم وإطلالة على المارينا',
  price: 2_350_000,
  adType: 'sale',
  pagelink: 'sample',
  agent: { name: 'Leila Haddad', phone: '+971501234567' },
} as const;

/** Costs of the sample home, AED. */
export const SAMPLE_COSTS = {
  deal: 'sale',
  cash: 2_490_000,
  path: '/mail/sample',
  isIncomplete: false,
  isDemo: false,
} as const;

const MESSAGES: Readonly<Record<Language, string>> = {
  en: 'I would like to see this home.\nIs Friday afternoon possible?',
  ar: 'أود معاينة هذا العقار.\nهل يناسبكم عصر يوم الجمعة؟',
};

export const sampleLead = (language: Language = 'en'): LeadEntity =>
  Object.assign(new LeadEntity(), {
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'listing',
    status: 'new',
    version: 1,
    language,
    name: 'Layla Example',
    email: 'layla@example.com',
    phone: '+971501234567',
    helpOption: null,
    message: MESSAGES[language],
    listing: { reference: 'SAMPLE', pagelink: SAMPLE_HOME.pagelink, title: SAMPLE_HOME.title },
    receivedAt: new Date(),
    assignee: null,
    nextAction: 'Call back',
    tags: [],
  });
