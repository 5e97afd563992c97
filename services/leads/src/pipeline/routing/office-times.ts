import type { OfficeOpening } from '@manzil/contracts/leads/routing';
import type { OfficeHoliday } from '@manzil/contracts/leads/viewing';
import type { EntityManager } from 'typeorm';
import { RoutingEntity } from './routing.entity.js';

interface OfficeTimes {
  /** Null until they are saved. */
  hours: OfficeOpening | null;
  /** The days on which the office is closed. */
  holidays: OfficeHoliday[];
}

/** When the office is open, whether or not rules assign leads. */
export async function officeTimes(manager: EntityManager): Promise<OfficeTimes> {
  const stored = await manager.findOneBy(RoutingEntity, { single: true });
  if (stored === null) return { hours: null, holidays: [] };
  const { days, from, to, holidays, holidayNames } = stored.rules.hours;
  return {
    hours: { days, from, to },
    holidays: holidays.map((day) => ({ day, name: holidayNames?.[day] ?? '' })),
  };
}
