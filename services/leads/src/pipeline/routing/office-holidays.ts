import type { OfficeHoliday } from '@manzil/contracts/leads/viewing';
import type { EntityManager } from 'typeorm';
import { RoutingEntity } from './routing.entity.js';

/** The days on which the office is closed, whether or not rules assign leads. */
export async function officeHolidays(manager: EntityManager): Promise<OfficeHoliday[]> {
  const stored = await manager.findOneBy(RoutingEntity, { single: true });
  if (stored === null) return [];
  const { holidays, holidayNames } = stored.rules.hours;
  return holidays.map((day) => ({ day, name: holidayNames?.[day] ?? '' }));
}
