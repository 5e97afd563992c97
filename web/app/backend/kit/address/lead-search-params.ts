import type { CallInput } from '@manzil/contracts/http/call';
import type { exportLeads, listLeads } from '@manzil/contracts/http/leads';

type LeadFilterQuery = NonNullable<CallInput<typeof exportLeads>['query']>;
type LeadListQuery = NonNullable<CallInput<typeof listLeads>['query']>;

/** Inbox URL parameters with the same name in the API. */
const ASKED = ['status', 'stage', 'tag', 'overdue', 'sentQuickly', 'q', 'from', 'to'] as const;

/**
 * Converts an old lead link, from when newsletter addresses were a kind of lead, to the newsletter path; undefined for
 * links to leads.
 */
export function newsletterAddress(params: URLSearchParams): string | undefined {
  if (params.get('kinds') !== 'newsletter') return undefined;
  const next = new URLSearchParams();
  for (const name of ['q', 'from', 'to']) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  const state = isSpamTab(params) ? 'suspected' : params.get('subscription');
  if (state) next.set('state', state);
  return `/backend/newsletter?${next.toString()}`;
}

/** The path that opens a subscriber. */
export const subscriberAddress = ({ id, email }: { id: string; email: string }): string =>
  `/backend/newsletter?${new URLSearchParams({ q: email, open: id }).toString()}`;

/** Spam has its own tab of the inbox. */
export const isSpamTab = (params: URLSearchParams): boolean => params.get('status') === 'spam';

export type LeadView = 'table' | 'board' | 'spam';

export const viewOf = (params: URLSearchParams): LeadView => {
  if (isSpamTab(params)) return 'spam';
  return params.get('view') === 'board' ? 'board' : 'table';
};

/**
 * The URL of the same leads in another view. The board has neither pages nor the filter of stages, which are its
 * columns.
 */
export function withView(params: URLSearchParams, view: 'table' | 'board'): string {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'lead', 'column', 'view']) next.delete(name);
  if (view === 'board') {
    next.set('view', view);
    next.delete('stage');
  }
  if (view === 'board' || isSpamTab(params)) next.delete('status');
  return `?${next.toString()}`;
}

/** Converts the URL parameters of the inbox to the filter of the API. */
export function toApiFilter(params: URLSearchParams): LeadFilterQuery {
  const filter: LeadFilterQuery = {};
  for (const name of ASKED) {
    const value = params.get(name)?.trim();
    if (value) filter[name] = value;
  }
  const kinds = (params.get('kinds') ?? '')
    .split(',')
    .filter((kind) => !['', 'newsletter'].includes(kind.trim()));
  if (kinds.length > 0) filter.kinds = kinds.join(',');
  Object.assign(filter, assigneeOf(params.get('assigned') ?? ''));
  // Spam is left out unless the status is `all`, which the dashboard links use because their counts include spam.
  if (filter.status === 'all') delete filter.status;
  else if (filter.status === undefined) filter.exceptStatus = 'spam';
  return filter;
}

const STORED = [
  'kinds',
  'status',
  'stage',
  'tag',
  'assigned',
  'overdue',
  'sentQuickly',
  'from',
  'to',
  'sort',
] as const;

/**
 * The part of the URL that a saved view stores: filters and order. The search text is left out, because it often is the
 * name of a person, which a view would keep after their data is erased.
 */
export function toSavedView(params: URLSearchParams): string {
  const saved = new URLSearchParams();
  for (const name of STORED) {
    const value = params.get(name)?.trim();
    if (value) saved.set(name, value);
  }
  if (saved.size > 0 && viewOf(params) === 'board') saved.set('view', 'board');
  return saved.toString();
}

/** Prefix of a username in the URL; `mine` and `nobody` have none. */
export const MEMBER = 'member:';

function assigneeOf(assigned: string): Pick<LeadFilterQuery, 'assignee' | 'assignment'> {
  if (assigned === 'mine' || assigned === 'nobody') return { assignment: assigned };
  return assigned.startsWith(MEMBER) ? { assignee: assigned.slice(MEMBER.length) } : {};
}

/** Like {@link toApiFilter}, with the sort order and the page of the list. */
export function toApiQuery(params: URLSearchParams): LeadListQuery {
  const query: LeadListQuery = toApiFilter(params);
  for (const name of ['sort', 'page'] as const) {
    const value = params.get(name);
    if (value) query[name] = value;
  }
  return query;
}

/** The URL of the same list with one lead open, or with none. */
export function withLead(params: URLSearchParams, id: string | undefined): string {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('lead');
  else next.set('lead', id);
  return `?${next.toString()}`;
}

/** Kinds of leads that need an answer; an address for the newsletter does not. */
export const ENQUIRIES = 'popup,contact,sell,listing,mortgage';
