import { randomUUID } from 'node:crypto';
import { LEAST_REDUCTION, REDUCED_DAYS } from '@manzil/contracts/listings/property';
import type { EntityManager } from 'typeorm';
import type { PropertyEntity } from '../property.entity.js';

type Reduction = Pick<PropertyEntity, 'reducedFrom' | 'reducedAt'>;
type Priced = Pick<PropertyEntity, 'price' | 'adType'>;

const NONE: Reduction = { reducedFrom: null, reducedAt: null };

/** Returns the reduction that a listing shows with a price that staff set, by the rules of imports. */
export async function reductionByHand(
  manager: EntityManager,
  before: PropertyEntity,
  { price, adType }: Priced,
): Promise<Reduction> {
  if (price === null || before.price === null || adType !== before.adType) return NONE;
  const { reducedFrom, reducedAt } = before;
  if (price === before.price) return { reducedFrom, reducedAt };
  if (price > before.price) return NONE;
  const [{ former }] = await manager.query<[{ former: number | null }]>(
    `SELECT min(h.former_price) AS former FROM asking_price h
     WHERE h.property_id = $1 AND h.since > now() - make_interval(days => $2::int)
       AND NOT EXISTS (SELECT FROM import_run r WHERE r.id = h.run_id AND r.undone_by IS NOT NULL)`,
    [before.id, REDUCED_DAYS],
  );
  const lowest = Math.min(before.price, former ?? before.price);
  const hasFallen = price <= lowest * (1 - LEAST_REDUCTION);
  return hasFallen ? { reducedFrom: lowest, reducedAt: new Date() } : { reducedFrom, reducedAt };
}

/** Records a price shown to visitors from now on; no run has changed it, so none can undo it. */
export async function recordPriceByHand(
  manager: EntityManager,
  before: PropertyEntity,
  { price, adType }: Priced,
): Promise<void> {
  await manager.query(
    `INSERT INTO asking_price (property_id, run_id, since, price, former_price) VALUES ($1, $2, now(), $3, $4)`,
    [before.id, randomUUID(), price, adType === before.adType ? before.price : null],
  );
}
