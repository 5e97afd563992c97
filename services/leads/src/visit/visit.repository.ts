import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Hashes a token in lower case, because UUIDs are equal in either case. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest();

/** False when this token was counted before; a second transaction with the same token waits for the first. */
export async function addVisit(manager: EntityManager, token: string): Promise<boolean> {
  const added = await manager.query<unknown[]>(
    'INSERT INTO visit (token_hash) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1 AS added',
    [hashOf(token)],
  );
  return added.length > 0;
}

export async function addToTotal(manager: EntityManager): Promise<void> {
  await manager.query('UPDATE traffic SET total = total + 1');
}

export async function readTotal(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ total: number }]>('SELECT total FROM traffic');
  return row.total;
}
