import type { LeadFilter } from '@manzil/contracts/leads/lead';
import type { SelectQueryBuilder } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

/** `%`, `_` and `\` in what staff type mean themselves. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What is typed like a phone number, with its spaces and however its country is written. */
const PHONE_LIKE = /^\+?[\d\s().-]{4,}$/;

/** Numbers are stored as E.164: neither spaces nor the zeros in front are in them. */
function termsOf(q: string): string[] {
  const digits = q.replace(/\D/g, '').replace(/^0+/, '');
  return PHONE_LIKE.test(q) && digits !== '' ? [digits] : q.split(/\s+/).filter(Boolean);
}

/** Midnight in the Gulf; of a timestamp, because a date alone would be read in the time zone of the session. */
const midnight = (day: string): string => `(CAST(${day} AS timestamp) AT TIME ZONE 'Asia/Dubai')`;

/** Narrows `query`, whose leads are called `lead`, to what `filter` asks for. */
export function applyFilter(
  query: SelectQueryBuilder<LeadEntity>,
  { kinds, status, exceptStatus, sentQuickly, q, from, to }: LeadFilter,
): SelectQueryBuilder<LeadEntity> {
  if (kinds !== undefined) query.andWhere('lead.kind IN (:...kinds)', { kinds });
  if (status !== undefined) query.andWhere('lead.status = :status', { status });
  if (exceptStatus !== undefined) query.andWhere('lead.status <> :exceptStatus', { exceptStatus });
  if (sentQuickly !== undefined) query.andWhere('lead.sent_quickly = :sentQuickly', { sentQuickly });
  if (from !== undefined) query.andWhere(`lead.received_at >= ${midnight(':from')}`, { from });
  if (to !== undefined) query.andWhere(`lead.received_at < ${midnight('CAST(:to AS date) + 1')}`, { to });
  for (const [index, term] of termsOf(q ?? '').entries()) {
    const name = `term${index}`;
    query.andWhere(`lead.search_text LIKE lower(:${name})`, { [name]: `%${escapeLike(term)}%` });
  }
  return query;
}
