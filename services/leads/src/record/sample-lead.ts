import type { ApprovalNotice } from '@manzil/contracts/leads/mail';
import { LeadEntity } from './lead.entity.js';
import type { AnsweredHome } from '../pipeline/answer/compose-answer.js';
import { ViewingEntity } from '../pipeline/viewing/viewing.entity.js';
import type { AlertHome } from '../saved-search/compose-alert.js';

/** A person and a home that do not exist. */
export const SAMPLE_HOME: AnsweredHome = {
  title: 'Two-bedroom apartment with a marina view',
  price: 2_350_000,
  adType: 'sale',
  pagelink: 'sample',
  agent: { name: 'Leila Haddad', phone: '+971501234567' },
};

export const sampleLead = (): LeadEntity =>
  Object.assign(new LeadEntity(), {
    ...{ id: '00000000-0000-4000-8000-000000000000', kind: 'listing', status: 'new', version: 1 },
    ...{ name: 'Layla Example', email: 'layla@example.com', phone: '+971501234567', helpOption: null },
    message: 'I would like to see this home.\nIs Friday afternoon possible?',
    listing: { reference: 'SAMPLE', pagelink: SAMPLE_HOME.pagelink, title: SAMPLE_HOME.title },
    ...{ receivedAt: new Date(), assignee: null, nextAction: 'Call back' },
  });

/** A request that nobody has made. */
export const SAMPLE_APPROVAL: ApprovalNotice = {
  ...{ title: 'Living in Dubai Marina', asks: 'publish', publishAt: null, withdrawAt: null },
  ...{ by: 'omar@example.com', note: 'Please look at the new photos.', link: '/backend/dashboard' },
};

/** A saved search that does not exist, in words. */
export const SAMPLE_SEARCH = 'Apartments for sale with 2 bedrooms in Dubai Marina, up to AED 2,500,000';

export const sampleAlertHomes = (): AlertHome[] => [
  { ...SAMPLE_HOME, community: 'Dubai Marina', reducedFrom: null, news: 'new' },
  {
    ...SAMPLE_HOME,
    ...{ title: 'Bright apartment beside the water', community: 'Dubai Marina', price: 1_990_000 },
    reducedFrom: { price: 2_150_000, at: new Date().toISOString() },
    news: 'reduced',
  },
];

const HOUR_MS = 3_600_000;

/** Tomorrow at this hour. */
export function sampleViewing(kind: string): ViewingEntity {
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  return Object.assign(new ViewingEntity(), {
    ...{ id: '00000000-0000-4000-8000-000000000001', leadId: sampleLead().id, version: 1 },
    status: kind.endsWith('cancelled') ? ('cancelled' as const) : ('booked' as const),
    ...{ adviser: 'leila@example.com', adviserContact: { name: 'Leila Haddad', phone: '+971501234567' } },
    home: { reference: 'SAMPLE', pagelink: SAMPLE_HOME.pagelink, title: SAMPLE_HOME.title },
    ...{ startsAt: new Date(hour + 24 * HOUR_MS), endsAt: new Date(hour + 24.5 * HOUR_MS) },
    updatedAt: new Date(),
  });
}
