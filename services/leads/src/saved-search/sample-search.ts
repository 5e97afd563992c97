import type { Language } from '@manzil/contracts/site-language';
import { SAMPLE_HOME } from '../record/sample-lead.js';
import type { AlertHome } from './compose-alert.js';

/** Description of a made-up search. */
export const SAMPLE_SEARCH: Readonly<Record<Language, string>> = {
  en: 'Apartments for sale with 2 bedrooms in Dubai Marina, up to AED 2,500,000',
  ar: 'شقق للبيع بغرفتي نوم في دبي مارينا، حتى 2,500,000 درهم',
};

export const sampleAlertHomes = (): AlertHome[] => [
  { ...SAMPLE_HOME, community: 'Dubai Marina', reducedFrom: null, news: 'new' },
  {
    ...SAMPLE_HOME,
    title: 'Bright apartment beside the water',
    titleAr: 'شقة مشرقة على الواجهة المائية',
    community: 'Dubai Marina',
    price: 1_990_000,
    reducedFrom: { price: 2_150_000, at: new Date().toISOString() },
    news: 'reduced',
  },
];
