import { People } from '../../record/people.js';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../../record/lead.entity.js';
import type { Span } from '@manzil/contracts/leads/free-times';
import { ViewingScheduleEntity } from './viewing-schedule.entity.js';
import { ViewingEntity } from './viewing.entity.js';

/** Bookings of one adviser come one after another, so that each sees those before it. */
export const lockAdviser = (manager: EntityManager, adviser: string): Promise<unknown> =>
  manager.query("SELECT pg_advisory_xact_lock(hashtextextended('viewings by ' || lower($1), 0))", [adviser]);

/** The same for one mailbox, whose viewings are counted. */
export const lockMailbox = (manager: EntityManager, mailbox: string): Promise<unknown> =>
  manager.query("SELECT pg_advisory_xact_lock(hashtextextended('viewings of ' || $1, 0))", [mailbox]);

export const findSchedule = (
  manager: EntityManager,
  adviser: string,
): Promise<ViewingScheduleEntity | null> =>
  manager
    .createQueryBuilder(ViewingScheduleEntity, 'schedule')
    .where('lower(schedule.adviser) = lower(:adviser)', { adviser })
    .getOne();

/** The hours of the member with this address. */
export const findScheduleOf = async (
  manager: EntityManager,
  email: string,
): Promise<ViewingScheduleEntity | null> =>
  findSchedule(manager, (await People.read(manager)).withEmail(email));

/** Returns the taken times of an adviser from `from` on; `except` is the viewing that is moved. */
export async function takenTimes(
  manager: EntityManager,
  adviser: string,
  { from, except = null }: { from: Date; except?: string | null },
): Promise<Span[]> {
  const rows = await manager.query<{ starts_at: Date; ends_at: Date }[]>(
    `SELECT starts_at, ends_at FROM viewing
     WHERE lower(adviser) = lower($1) AND status <> 'cancelled' AND ends_at > $2 AND id IS DISTINCT FROM $3::uuid`,
    [adviser, from, except],
  );
  return rows.map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() }));
}

/** Counts the upcoming viewings of an address, ignoring case and tag. */
export async function countUpcoming(manager: EntityManager, mailbox: string): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM viewing JOIN lead ON lead.id = viewing.lead_id
     WHERE viewing.status = 'booked' AND viewing.starts_at > now()
       AND regexp_replace(lower(lead.email), '\\+[^@]*@', '@') = $1`,
    [mailbox],
  );
  return row.count;
}

export async function requireViewing(manager: EntityManager, id: string): Promise<ViewingEntity> {
  const viewing = await manager.findOneBy(ViewingEntity, { id });
  if (viewing === null) throw noViewing();
  return viewing;
}

export const noViewing = (): DomainError => new DomainError('NOT_FOUND', 'There is no such viewing');

export const toViewing = (
  { id, leadId, adviser, startsAt, endsAt, status, mode, version, home }: ViewingEntity,
  { name, email, phone }: Pick<LeadEntity, 'name' | 'email' | 'phone'>,
): Viewing => ({
  id,
  leadId,
  adviser,
  status,
  mode,
  version,
  home,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  visitor: { name, email, phone },
});
