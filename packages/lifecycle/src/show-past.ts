import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';

/**
 * Puts, for the transaction of `manager`, views of what visitors saw at `at` before all tables in which something that they see
 * has changed since; a name without a schema finds them first. No row of the tables themselves is touched or locked.
 */
export async function showPast(manager: EntityManager, at: Date): Promise<void> {
  await manager.query('SELECT show_site_at($1)', [at]);
}

/** Returns the instant from which on the past of the site is known. */
export async function knownFrom(manager: EntityManager): Promise<Date> {
  const [since] = await manager.query<[{ known_from: Date }]>('SELECT known_from FROM content_shown_since');
  return since.known_from;
}

/** VALIDATION_FAILED, with the field, for an instant before the past is known. */
export async function assertKnown(manager: EntityManager, field: string, at: Date): Promise<void> {
  if (at >= (await knownFrom(manager))) return;
  const message = 'The site of that time is not known: choose a later time';
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
}
