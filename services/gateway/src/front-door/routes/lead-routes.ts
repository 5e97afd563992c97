import { dashboardSchema } from '@manzil/contracts/gateway/dashboard';
import { leadPageSchema, leadSchema } from '@manzil/contracts/leads/lead';
import { getDashboardSeries } from '@manzil/contracts/leads/rpc';
import { z } from 'zod';
import { enquiryForm, newsletterForm, popupForm } from '../../leads/form.wire.js';
import { enquiryRowSchema, popupRowSchema } from '../../leads/lead-row.wire.js';
import { get, patch, post, STAFF, type Route } from './route.js';

const received = z.object({ received: z.literal(true) });
const subscribed = z.object({ subscribed: z.literal(true), msg: z.string().optional() });

export const LEAD_ROUTES: readonly Route[] = [
  post('/traffic', 'public', {
    summary: 'Counts a visit, once for each browser',
    response: z.object({ counted: z.literal(true) }),
    problems: ['RATE_LIMITED'],
  }),
  post('/popupsubscribe', 'public', {
    summary: 'Takes in the popup of the home page, once for each id',
    body: popupForm.described,
    response: received,
    problems: ['CONFLICT', 'RATE_LIMITED'],
  }),
  post('/getemailforsub', 'public', {
    summary: 'Subscribes an address to the newsletter; 202 when it was subscribed before',
    body: newsletterForm.described,
    response: subscribed,
    alsoAnswers: { 202: subscribed },
    problems: ['RATE_LIMITED'],
  }),
  post('/api/enquiries', 'public', {
    summary: 'Takes in a contact, sell, listing or mortgage form, once for each id',
    body: enquiryForm.described,
    response: received,
    problems: ['CONFLICT', 'RATE_LIMITED'],
  }),
  get('/userinfotable', 'member', {
    summary: 'All enquiries from the popup of the home page; for an agent their own and unassigned ones',
    response: z.array(popupRowSchema),
  }),
  get('/internalformtable', 'member', {
    summary: 'All contact, sell, listing and mortgage enquiries; for an agent their own and unassigned ones',
    response: z.array(enquiryRowSchema),
  }),
  get('/api/leads', 'member', {
    summary: 'A page of the inbox; for an agent of their own and unassigned leads',
    response: leadPageSchema,
  }),
  // Before the one with an id: the router takes the first that fits.
  get('/api/leads/export', STAFF, {
    needsConfirmation: true,
    summary: 'All leads that match, as a CSV file',
    response: { mediaType: 'text/csv' },
  }),
  get('/api/leads/:id', 'member', { summary: 'All that is known of a lead', response: leadSchema }),
  patch('/api/leads/:id', 'member', {
    summary: 'Changes the status, notes or assignee of a lead',
    response: leadSchema,
    problems: ['CONFLICT'],
  }),
  get('/api/dashboard', 'member', { summary: 'The numbers of the dashboard', response: dashboardSchema }),
  get('/api/dashboard/series', 'member', {
    summary: 'Visits and enquiries of each of the last days',
    response: getDashboardSeries.response,
  }),
];
