import { DomainError } from '@manzil/service-kit/errors';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { EntryEntity, PlacedEntity } from './stamped.entity.js';

type EntityOf<E> = new () => E;

interface Named<E> {
  entity: EntityOf<E>;
  noun: string;
}

/** Returns an entry, deleted or not. NOT_FOUND when there is none. */
export async function requireAny<E extends EntryEntity>(
  manager: EntityManager,
  { entity, noun }: Named<E>,
  id: number,
): Promise<E> {
  const found = await manager.findOneBy(entity, { id } as FindOptionsWhere<E>);
  if (found === null) throw new DomainError('NOT_FOUND', `There is no such ${noun}`);
  return found;
}

/** Returns an entry that is not deleted. NOT_FOUND, or GONE for a deleted one. */
export async function requireEntry<E extends EntryEntity>(
  manager: EntityManager,
  named: Named<E>,
  id: number,
): Promise<E> {
  const found = await requireAny(manager, named, id);
  if (found.deletedAt !== null) throw new DomainError('GONE', `This ${named.noun} has been deleted`);
  return found;
}

export const tableOf = (manager: EntityManager, entity: EntityOf<{ id: number }>): string =>
  manager.dataSource.getMetadata(entity).tableName;

/** Returns the ids of all entries that are not deleted, in their order. */
export async function placedIds(manager: EntityManager, entity: EntityOf<PlacedEntity>): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${tableOf(manager, entity)} WHERE deleted_at IS NULL ORDER BY position, id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the titles of entries by id. */
export async function titlesOf<E extends EntryEntity>(
  manager: EntityManager,
  { entity, titleOf }: { entity: EntityOf<E>; titleOf: (entry: E) => string },
  ids: readonly number[],
): Promise<Map<number, string>> {
  const entries = await manager.findBy(entity, { id: In([...ids]) } as FindOptionsWhere<E>);
  return new Map(entries.map((entry) => [entry.id, titleOf(entry)]));
}

/** Returns the highest position, including deleted entries, which are restored at their own. */
export async function lastPosition(manager: EntityManager, entity: EntityOf<EntryEntity>): Promise<number> {
  const [row] = await manager.query<[{ last: number }]>(
    `SELECT coalesce(max(position), 0) AS last FROM ${tableOf(manager, entity)}`,
  );
  return row.last;
}

/** Sets the version of an entry and nothing else. */
export async function setVersion(
  manager: EntityManager,
  entity: EntityOf<EntryEntity>,
  id: number,
  version: number,
): Promise<void> {
  await manager.query(`UPDATE ${tableOf(manager, entity)} SET version = $2 WHERE id = $1`, [id, version]);
}

export async function setPositions(
  manager: EntityManager,
  entity: EntityOf<PlacedEntity>,
  ids: readonly number[],
): Promise<void> {
  await manager.query(
    `UPDATE ${tableOf(manager, entity)} AS entry SET position = given.position
     FROM unnest($1::integer[]) WITH ORDINALITY AS given(id, position) WHERE entry.id = given.id`,
    [ids],
  );
}
