import type { OfficeOpening } from '@manzil/contracts/leads/routing';
import type { OfficeHoliday } from '@manzil/contracts/leads/viewing';
import type { EntityManager } from 'typeorm';
import { RoutingEntity } from './routing.entity.js';

/** Opening hours of the office; null until they are saved. */
export async function savedOfficeHours(manager: EntityManager): Promise<OfficeOpening | null> {
  const stored = await manager.findOneBy(RoutingEntity, { single: true });
  if (stored === null) return null;
  const { days, from, to } = stored.rules.hours;
  return { days, from, to };
}

/** The days on which the office is closed, whether or not rules assign leads. */
export async function officeHolidays(manager: EntityManager): Promise<OfficeHoliday[]> {
  const stored = await manager.findOneBy(RoutingEntity, { single: true });
  if (stored === null) return [];
  const { holidays, holidayNames } = stored.rules.hours;
  return holidays.map((day) => ({ day, name: holidayNames?.[day] ?? '' }));
}
