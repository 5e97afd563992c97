import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';

/**
 * For the transaction of `manager`, shadows every table whose public content has changed since `at` by a view of its
 * content then; names without a schema resolve to the views. No row of the tables is changed or locked.
 */
export async function showPast(manager: EntityManager, at: Date): Promise<void> {
  await manager.query('SELECT show_site_at($1)', [at]);
}

/** Returns the start of the recorded history of the site. */
export async function knownFrom(manager: EntityManager): Promise<Date> {
  const [since] = await manager.query<[{ known_from: Date }]>('SELECT known_from FROM content_shown_since');
  return since.known_from;
}

/** VALIDATION_FAILED, with the field, for an instant before the recorded history. */
export async function assertKnown(manager: EntityManager, field: string, at: Date): Promise<void> {
  if (at >= (await knownFrom(manager))) return;
  const message = 'The site of that time is not known: choose a later time';
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
}
