import type { EntityManager } from 'typeorm';

const PAGELINK_LOCK = 0x6c696e6b; // "link"

/**
 * Held until the transaction ends by whoever gives out a pagelink: projects and listings live in two tables,
 * so that no constraint of the database keeps their links apart.
 */
export async function lockPagelinks(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [PAGELINK_LOCK]);
}
