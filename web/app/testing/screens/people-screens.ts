import { listLeadTags } from '@manzil/contracts/http/lead-tags';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import { listAuditEntries } from '@manzil/contracts/http/audit';
import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { showFunnel, showFunnelSeries, showPerformance } from '@manzil/contracts/http/funnel';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import * as runs from '@manzil/contracts/http/import-runs';
import { showReplyContext, showSavedReplies } from '@manzil/contracts/http/lead-replies';
import * as leads from '@manzil/contracts/http/leads';
import { listApprovals } from '@manzil/contracts/http/content-lifecycle';
import { listMembers, showPublishingPolicy } from '@manzil/contracts/http/members';
import { listRules } from '@manzil/contracts/http/rules';
import { listSubscribers } from '@manzil/contracts/http/subscribers';
import * as viewings from '@manzil/contracts/http/viewings';
import * as leadsRoute from '../../backend/routes/leads';
import * as viewingsRoute from '../../backend/routes/viewings';
import * as savedReplies from '../../backend/routes/saved-replies';
import * as person from '../../backend/routes/person';
import * as people from '../../backend/routes/people';
import { listPeople } from '@manzil/contracts/http/people';
import { samplePerson } from '../samples/sample-person';
import * as members from '../../backend/routes/members';
import * as audit from '../../backend/routes/audit';
import * as newsletter from '../../backend/routes/newsletter';
import * as funnel from '../../backend/routes/funnel';
import * as dashboard from '../../backend/routes/dashboard';
import { stubApi } from '../api-double';
import { sampleReplies, sampleReplyContext } from '../samples/sample-replies';
import { samplePerformance } from '../samples/sample-performance';
import { stubNewSite } from '../samples/sample-first-steps';
import { ID, AT, paged, type SampleScreen } from './sample-screen';

const summary = {
  id: ID,
  kind: 'contact' as const,
  status: 'new' as const,
  name: 'Noor',
  email: 'noor@example.com',
  phone: '+971500000000',
  helpOption: null,
  listing: null,
  page: '/aboutus',
  assignee: null,
  source: null,
  enteredBy: null,
  sentQuickly: false,
  routedBy: null,
  respondBy: null,
  stage: 'new' as const,
  lostReason: null,
  nextAction: null,
  nextActionOn: null,
  subscription: null,
  version: 1,
  receivedAt: AT,
  updatedAt: AT,
};
const lead = {
  ...summary,
  message: 'Is it free?',
  notes: '',
  consentText: null,
  consentedAt: null,
  consents: [],
  notices: [],
};
const subscriber = {
  id: ID,
  email: 'noor@example.com',
  state: 'subscribed' as const,
  since: AT,
  receivedAt: AT,
  page: '/',
  consentText: 'I agree',
  consentedAt: AT,
  confirmedAt: AT,
  unsubscribedBy: null,
  sentQuickly: false,
  version: 1,
};
const viewing = {
  id: ID,
  leadId: ID,
  adviser: 'sara',
  startsAt: AT,
  endsAt: AT,
  status: 'booked' as const,
  mode: 'video' as const,
  version: 3,
  home: null,
  visitor: { name: 'Noor', email: 'noor@example.com', phone: null },
};
const schedule = {
  adviser: 'layla',
  version: 1,
  hasFeed: true,
  duration: 30 as const,
  notice: 2,
  standInPlaces: [],
  daysOff: [],
  openings: [{ day: 1, from: '09:00', to: '18:00' }],
};
const colleague = {
  id: ID,
  username: 'noor',
  role: 'editor' as const,
  state: 'active' as const,
  createdAt: AT,
  lastLoginAt: null,
  hasSecondFactor: true,
};
const stubLeads = (): void => {
  stubApi(listLeadViews, { views: [] });
  stubApi(leads.listLeads, { ...paged([{ ...summary, excerpt: '' }]), overdue: 0 });
  stubApi(leads.showLead, lead);
  stubApi(listLeadTags, { tags: ['investor'] });
  stubApi(leads.listAssignees, { usernames: ['omar'] });
  stubApi(leads.listOtherLeads, { leads: [], total: 0 });
  stubApi(showTimeline, { entries: [], next: null });
  stubApi(showSavedReplies, sampleReplies);
  stubApi(showReplyContext, sampleReplyContext);
};
const stubViewings = (): void => {
  stubApi(leads.listAssignees, { usernames: ['omar'] });
  stubApi(viewings.listViewings, { viewings: [viewing] });
  stubApi(viewings.listViewingSchedules, { schedules: [schedule] });
};

const figures = { views: 1, saves: 1, calls: 1, whatsapps: 1, enquiries: 1, viewings: 1, won: 1 };
const trail = { entries: [], total: 0, page: 1, pageCount: 0, actions: [], kinds: [] };

export const PEOPLE_SCREENS: Readonly<Record<string, SampleScreen>> = {
  '/backend': {
    route: dashboard,
    path: '/backend',
    stub: () => {
      stubApi(leads.showDashboard, {
        visits: 1,
        totalProperties: 2,
        homePageEnquiries: 3,
        otherEnquiries: 4,
        buyProperty: 5,
        rentProperties: 6,
        residentialProperties: 7,
        newsletter: 8,
      });
      stubApi(leads.showDashboardSeries, { days: [] });
      stubApi(listApprovals, { approvals: [] });
      stubApi(listRules, { rules: [] });
      stubApi(countFailedMessages, { count: 0, unanswered: [] });
      stubLeads();
      stubViewings();
      stubApi(runs.listImportRuns, { runs: [] });
      stubApi(showFunnel, { rows: [], total: figures, leftOut: 0 });
      stubApi(listAuditEntries, trail);
      stubNewSite('omar');
      stubApi(showPerformance, samplePerformance);
    },
  },
  '/backend/leads': {
    route: leadsRoute,
    path: '/backend/leads',
    stub: stubLeads,
    change: /^New lead$/,
  },
  '/backend/leads?view=board': {
    route: leadsRoute,
    path: '/backend/leads',
    at: '/backend/leads?view=board',
    stub: stubLeads,
    change: /^Move Noor$/,
  },
  '/backend/leads?lead': {
    route: leadsRoute,
    path: '/backend/leads',
    at: '/backend/leads?lead=0190a3c4-0000-7000-8000-000000000001',
    stub: stubLeads,
    change: /^Book a viewing/,
  },
  '/backend/saved-replies': {
    route: savedReplies,
    path: '/backend/saved-replies',
    stub: () => {
      stubApi(showSavedReplies, sampleReplies);
    },
    change: /^Add a reply$/,
  },
  '/backend/newsletter': {
    route: newsletter,
    path: '/backend/newsletter',
    at: `/backend/newsletter?open=${ID}`,
    stub: () => {
      stubApi(listSubscribers, {
        ...paged([subscriber]),
        counts: { subscribed: 1, pending: 0, unsubscribed: 0, suspected: 0 },
      });
      stubApi(leads.listOtherLeads, { leads: [], total: 0 });
      stubApi(showTimeline, { entries: [], next: null });
    },
    change: /^Unsubscribe/,
  },
  '/backend/viewings': {
    route: viewingsRoute,
    path: '/backend/viewings',
    at: '/backend/viewings?view=list',
    stub: stubViewings,
    change: /^Cancel/,
  },
  '/backend/viewings?tab=hours': {
    route: viewingsRoute,
    path: '/backend/viewings',
    at: '/backend/viewings?tab=hours',
    stub: stubViewings,
    change: /^Save/,
  },
  '/backend/funnel': {
    route: funnel,
    path: '/backend/funnel',
    at: '/backend/funnel?from=2026-11-01&to=2026-11-30',
    stub: () => {
      stubApi(showFunnel, {
        rows: [{ key: 'gate-5', name: 'Gate', ...figures }],
        total: figures,
        leftOut: 0,
      });
      stubApi(showFunnelSeries, { points: [{ from: '2026-11-01', to: '2026-11-30', ...figures }] });
    },
  },
  '/backend/people': {
    route: people,
    path: '/backend/people',
    stub: () => {
      stubApi(listPeople, { people: [samplePerson()], doubts: [] });
    },
  },
  '/backend/people/:id': {
    route: person,
    path: '/backend/people/:id',
    at: `/backend/people/${samplePerson().id}`,
    stub: () => {
      stubApi(listPeople, { people: [samplePerson()], doubts: [] });
    },
    change: /^Save$/,
  },
  '/backend/members': {
    route: members,
    path: '/backend/members',
    stub: () => {
      stubApi(listMembers, { members: [colleague] });
      stubApi(showPublishingPolicy, { needsApproval: false });
      stubApi(leads.listLeads, { ...paged([]), overdue: 0 });
    },
    change: /^Invite a member$/,
  },
  '/backend/audit': {
    route: audit,
    path: '/backend/audit',
    stub: () => {
      stubApi(listMembers, { members: [colleague] });
      stubApi(listAuditEntries, trail);
    },
  },
};
