import { LEAST_REDUCTION, REDUCED_DAYS } from '@manzil/contracts/listings/property';
import type { EntityManager } from 'typeorm';

const SINCE = `now() - interval '${REDUCED_DAYS} days'`;

/**
 * SQL of the lowest price of the listing `f` that ended in the last days, without prices of runs that were rolled back.
 */
const LOWEST_FORMER_PRICE = `(
  SELECT min(h.former_price) FROM asking_price h
  WHERE h.property_id = f.id AND h.since > ${SINCE}
    AND NOT EXISTS (SELECT FROM import_run r WHERE r.id = h.run_id AND r.undone_by IS NOT NULL))`;

/**
 * SQL of the columns `price` and `at` of the reduction that the listing shows with the staged record `s`; `f` is its
 * row as the feed has it, because a locked price is not the feed's. A reduction is relative to the lowest asking price
 * in the days before, so that raising the price first makes no reduction. A rise, a price on request and other terms
 * (sale or rent, another period) end a reduction; so does a return after more than those days.
 */
export const REDUCTION = `(
  SELECT CASE step.kind WHEN 'fallen' THEN step.lowest WHEN 'as before' THEN f.reduced_from END AS price,
         CASE step.kind WHEN 'fallen' THEN now() WHEN 'as before' THEN f.reduced_at END AS at
  FROM (
    SELECT lowest, CASE
      WHEN asked IS NULL OR f.presence = 'retracted' OR s.record->>'ad_type' <> f.ad_type
        OR s.record->>'rent_frequency' IS DISTINCT FROM f.rent_frequency THEN 'none'
      WHEN asked = f.price THEN 'as before'
      WHEN asked > f.price OR f.price IS NULL OR f.withdrawn_at <= ${SINCE} THEN 'none'
      WHEN asked <= lowest * (1 - ${LEAST_REDUCTION}) THEN 'fallen'
      ELSE 'as before' END AS kind
    FROM (SELECT asked, CASE WHEN asked < f.price THEN least(f.price, ${LOWEST_FORMER_PRICE}) END AS lowest
          FROM (SELECT (s.record->>'price')::integer AS asked) AS given) AS prices
  ) AS step)`;

/**
 * Records the prices that the run changes, in the same transaction. The former price is left out when it had other
 * terms. Prices locked by staff are left out, because visitors do not see the feed's price. Prices of a run apply until
 * it is rolled back.
 */
export const recordPrices = (manager: EntityManager, runId: string): Promise<unknown> =>
  manager.query(
    `INSERT INTO asking_price (property_id, run_id, since, price, former_price)
     SELECT c.property_id, c.run_id, now(), (after->>'price')::integer,
            CASE WHEN NOT after ?| ARRAY['ad_type', 'rent_frequency'] THEN (before->>'price')::integer END
     FROM import_change c JOIN property p ON p.id = c.property_id
     WHERE c.run_id = $1 AND c.kind <> 'added' AND c.after ? 'price' AND NOT p.overrides ? 'price'`,
    [runId],
  );
