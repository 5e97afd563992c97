import type { LeadFilter } from '@manzil/contracts/leads/lead';
import type { AsMember } from '@manzil/contracts/leads/rpc';
import type { SelectQueryBuilder } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import { subscriptionSql } from './subscription.js';

/** Escapes `%`, `_` and `\`, so that they match themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Matches input that looks like a phone number, with spaces and any notation of the country. */
const PHONE_LIKE = /^\+?[\d\s().-]{4,}$/;

/** Phone numbers are stored as E.164, which has neither spaces nor leading zeros. */
function termsOf(q: string): string[] {
  const digits = q.replace(/\D/g, '').replace(/^0+/, '');
  return PHONE_LIKE.test(q) && digits !== '' ? [digits] : q.split(/\s+/).filter(Boolean);
}

/**
 * SQL of midnight in the Gulf; it casts to a timestamp, because a date would be read in the time zone of the session.
 */
export const midnight = (day: string): string => `(CAST(${day} AS timestamp) AT TIME ZONE 'Asia/Dubai')`;

const IS_OPEN = "lead.status IN ('new', 'in-progress')";

/** Adds the conditions of `filter` to `query`, in which leads have the alias `lead`. */
export function applyFilter(
  query: SelectQueryBuilder<LeadEntity>,
  { asMember, ...filter }: LeadFilter & { asMember?: AsMember },
): SelectQueryBuilder<LeadEntity> {
  const { stage, tag, assignee, assignment, overdue, dueBy } = filter;
  if (stage !== undefined) query.andWhere('lead.stage = :stage', { stage });
  if (tag !== undefined) query.andWhere("lead.tags <> '{}' AND lead.tags @> ARRAY[:tag]", { tag });
  if (assignee !== undefined) query.andWhere('lead.assignee = :assignee', { assignee });
  if (assignment === 'nobody') query.andWhere('lead.assignee IS NULL');
  if (assignment === 'mine')
    query.andWhere('lead.assignee = :requester', { requester: asMember?.username ?? '' });
  if (overdue !== undefined)
    query.andWhere(`lead.next_action_on < (now() AT TIME ZONE 'Asia/Dubai')::date AND ${IS_OPEN}`);
  if (dueBy !== undefined)
    query.andWhere(`lead.next_action_on <= CAST(:dueBy AS date) AND ${IS_OPEN}`, { dueBy });
  return applyContent(query, filter);
}

/** Newsletter addresses have a separate list, and are only included here if the filter names them. */
const namesNewsletter = ({ kinds, subscription }: LeadFilter): boolean =>
  subscription !== undefined || kinds?.includes('newsletter') === true;

function applyContent(
  query: SelectQueryBuilder<LeadEntity>,
  filter: LeadFilter,
): SelectQueryBuilder<LeadEntity> {
  const { kinds, status, exceptStatus, sentQuickly, subscription, q, from, to } = filter;
  // Literals, by which PostgreSQL knows that the indexes of the inbox are enough.
  if (!namesNewsletter(filter)) query.andWhere("lead.kind <> 'newsletter'");
  query.andWhere('lead.merged_into IS NULL');
  if (kinds !== undefined) query.andWhere('lead.kind IN (:...kinds)', { kinds });
  if (status !== undefined) query.andWhere('lead.status = :status', { status });
  if (exceptStatus !== undefined) query.andWhere('lead.status <> :exceptStatus', { exceptStatus });
  if (sentQuickly !== undefined) query.andWhere('lead.sent_quickly = :sentQuickly', { sentQuickly });
  if (subscription !== undefined)
    query.andWhere(`${subscriptionSql('lead')} = :subscription`, { subscription });
  if (from !== undefined) query.andWhere(`lead.received_at >= ${midnight(':from')}`, { from });
  if (to !== undefined) query.andWhere(`lead.received_at < ${midnight('CAST(:to AS date) + 1')}`, { to });
  for (const [index, term] of termsOf(q ?? '').entries()) {
    const name = `term${index}`;
    // Two index scans: an OR of both conditions would read every lead.
    query.andWhere(
      `lead.id IN (SELECT coalesce(merged_into, id) FROM lead WHERE search_text LIKE lower(:${name})
                   UNION ALL SELECT coalesce(merged_into, lead_id) FROM lead_entry JOIN lead AS noted ON noted.id = lead_id
                             WHERE lower(note) LIKE lower(:${name}))`,
      { [name]: `%${escapeLike(term)}%` },
    );
  }
  return query;
}
