import type { PropertyChange } from '@manzil/contracts/listings/events';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { EntityManager } from 'typeorm';

/**
 * Stores which homes are new, back or cheaper, in the transaction that claims the message, if any search is saved. The
 * lock gives the rows ids in the order of the commits, so that a reader who has read up to one id has missed no earlier
 * one.
 */
export async function recordNews(manager: EntityManager, changes: readonly PropertyChange[]): Promise<void> {
  const rows = changes.flatMap(({ id, news }) => (news === undefined ? [] : [{ id, news }]));
  if (rows.length === 0) return;
  await transactionLock(manager, 'home-news');
  await manager.query(
    `INSERT INTO home_news (property_id, news, created_at)
     SELECT id, news, clock_timestamp() FROM jsonb_to_recordset($1) AS row (id integer, news text)
     WHERE EXISTS (SELECT FROM saved_search WHERE state = 'active')`,
    [JSON.stringify(rows)],
  );
}
