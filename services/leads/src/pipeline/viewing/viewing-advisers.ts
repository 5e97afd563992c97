import type { EntityManager } from 'typeorm';
import type { HomeToView } from '../../intake/viewed-home.js';
import { isDisabled, People } from '../../record/people.js';
import { readFreeTimes } from './place-viewing.js';
import { shownAdviser } from './shown-adviser.js';
import type { ViewingEntity } from './viewing.entity.js';
import { findScheduleOf } from './viewing.repository.js';

type ViewingAdviser = Pick<ViewingEntity, 'adviser' | 'adviserContact'>;
interface OfferedTimes extends ViewingAdviser {
  duration: number;
  times: Date[];
}

/** Members who stand in at a place, those with the fewest upcoming viewings first. */
const STAND_INS = `
  SELECT schedule.adviser FROM viewing_schedule schedule
  LEFT JOIN viewing ON lower(viewing.adviser) = lower(schedule.adviser)
    AND viewing.status = 'booked' AND viewing.starts_at > now()
  WHERE EXISTS (
    SELECT FROM jsonb_array_elements_text(schedule.hours->'standInPlaces') AS place(name)
    WHERE lower(trim(place.name)) = lower(trim($1::text)))
  GROUP BY schedule.adviser ORDER BY count(viewing.id), schedule.adviser`;

/**
 * Returns the free times of the home's adviser or, if there are none, of the first stand-in for the place who has some.
 */
export async function offeredTimes(
  manager: EntityManager,
  home: HomeToView,
): Promise<OfferedTimes | undefined> {
  let first: OfferedTimes | undefined;
  for await (const offered of offersOf(manager, home)) {
    if (offered.times.length > 0) return offered;
    first ??= offered;
  }
  return first;
}

/** The member who takes a viewing at a time: the home's adviser if they are free then, or else a colleague. */
export async function adviserAt(
  manager: EntityManager,
  home: HomeToView,
  startsAt: Date,
): Promise<ViewingAdviser | undefined> {
  for await (const offered of offersOf(manager, home))
    if (offered.times.some((time) => time.getTime() === startsAt.getTime())) return offered;
  return offeredTimes(manager, home);
}

/** Yields the home's adviser first; colleagues are only read if the caller continues. */
async function* offersOf(
  manager: EntityManager,
  { agent, community }: HomeToView,
): AsyncGenerator<OfferedTimes> {
  const offerOf = async (one: ViewingAdviser): Promise<OfferedTimes> => ({
    ...one,
    ...(await readFreeTimes(manager, one.adviser)),
  });
  const schedule = agent?.email == null ? null : await findScheduleOf(manager, agent.email);
  if (agent !== null && schedule !== null && schedule.hours.openings.length > 0)
    yield offerOf({ adviser: schedule.adviser, adviserContact: { name: agent.name, phone: agent.phone } });
  const standIns = await manager.query<{ adviser: string }[]>(STAND_INS, [community]);
  const { disabled } = await People.read(manager);
  for (const { adviser } of standIns) {
    if (adviser === schedule?.adviser || isDisabled(disabled, adviser)) continue;
    const adviserContact = await shownAdviser(manager, {
      adviser,
      adviserContact: { name: '', phone: null },
    });
    yield offerOf({ adviser, adviserContact });
  }
}
