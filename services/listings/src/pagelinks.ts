import type { EntityManager } from 'typeorm';

const PAGELINK_LOCK = 0x6c696e6b; // "link"

/**
 * Serialises, until the transaction ends, all transactions that assign a pagelink: projects and listings are in two
 * tables, so no constraint of the database keeps their links unique.
 */
export async function lockPagelinks(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [PAGELINK_LOCK]);
}
