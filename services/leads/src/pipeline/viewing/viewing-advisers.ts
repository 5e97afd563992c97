import type { EntityManager } from 'typeorm';
import type { HomeToView } from '../../intake/viewed-home.js';
import { isDisabled, readDisabledMembers } from '../routing/disabled-members.js';
import { readFreeTimes } from './place-viewing.js';
import { shownAdviser } from './shown-adviser.js';
import type { ViewingEntity } from './viewing.entity.js';
import { findScheduleOf } from './viewing.repository.js';

type ViewingAdviser = Pick<ViewingEntity, 'adviser' | 'adviserContact'>;
interface OfferedTimes extends ViewingAdviser {
  duration: number;
  times: Date[];
}

/** Members who stand in at a place, those with the fewest viewings to come first. */
const STAND_INS = `
  SELECT schedule.adviser FROM viewing_schedule schedule
  LEFT JOIN viewing ON lower(viewing.adviser) = lower(schedule.adviser)
    AND viewing.status = 'booked' AND viewing.starts_at > now()
  WHERE EXISTS (
    SELECT FROM jsonb_array_elements_text(schedule.hours->'standInPlaces') AS place(name)
    WHERE lower(trim(place.name)) = lower(trim($1::text)))
  GROUP BY schedule.adviser ORDER BY count(viewing.id), schedule.adviser`;

/** The free times of the home's adviser, or else of the first colleague who stands in at its place and has any. */
export async function offeredTimes(
  manager: EntityManager,
  home: HomeToView,
): Promise<OfferedTimes | undefined> {
  const [own, ...others] = await readAll(manager, home);
  return [own, ...others].find((one) => one !== undefined && one.times.length > 0) ?? own;
}

/** The member who takes a viewing at a time: the home's adviser if they are free then, or else a colleague. */
export async function adviserAt(
  manager: EntityManager,
  home: HomeToView,
  startsAt: Date,
): Promise<ViewingAdviser | undefined> {
  const all = await readAll(manager, home);
  const isFree = ({ times }: OfferedTimes) => times.some((time) => time.getTime() === startsAt.getTime());
  return all.find(isFree) ?? all.find(({ times }) => times.length > 0) ?? all[0];
}

async function readAll(manager: EntityManager, home: HomeToView): Promise<OfferedTimes[]> {
  const all: OfferedTimes[] = [];
  for (const one of await advisersOf(manager, home))
    all.push({ ...one, ...(await readFreeTimes(manager, one.adviser)) });
  return all;
}

async function advisersOf(
  manager: EntityManager,
  { agent, community }: HomeToView,
): Promise<ViewingAdviser[]> {
  const schedule = agent?.email == null ? null : await findScheduleOf(manager, agent.email);
  const own =
    agent === null || schedule === null || schedule.hours.openings.length === 0
      ? []
      : [{ adviser: schedule.adviser, adviserContact: { name: agent.name, phone: agent.phone } }];
  const rows = await manager.query<{ adviser: string }[]>(STAND_INS, [community]);
  const disabled = await readDisabledMembers(manager);
  const standIns = rows.filter(
    ({ adviser }) => adviser !== schedule?.adviser && !isDisabled(disabled, adviser),
  );
  const contacts = await Promise.all(
    standIns.map(async ({ adviser }) => ({
      adviser,
      adviserContact: await shownAdviser(manager, { adviser, adviserContact: { name: '', phone: null } }),
    })),
  );
  return [...own, ...contacts];
}
