import type { EntityManager } from 'typeorm';

/** The number of the lock stays the same, because replicas of two releases assign pagelinks during an upgrade. */
const PAGELINK_LOCK = 0x6c696e6b;

/**
 * Serialises, until the transaction ends, all transactions that assign a pagelink: projects and listings are in two
 * tables, so no constraint of the database keeps their links unique.
 */
export async function lockPagelinks(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [PAGELINK_LOCK]);
}
