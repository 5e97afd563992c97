import type { HomeNews } from '@manzil/contracts/listings/events';
import type { AlertFrequency } from '@manzil/contracts/leads/saved-search';
import type { SearchCriteria } from '@manzil/contracts/listings/search';
import type { DataSource, EntityManager } from 'typeorm';
import type { AlertPeriod } from './alert-period.js';

/** Searches with the same criteria that have been matched up to the same news. */
export interface DueGroup {
  hash: string;
  criteria: SearchCriteria;
}

export interface DueWindow {
  frequency: AlertFrequency;
  period: AlertPeriod;
  /** Id of the last news before the window, and of the last news in it. */
  after: string;
  until: string;
}

export interface NewHome {
  id: number;
  news: HomeNews;
}

export interface Matched {
  hash: string;
  total: number;
  homes: NewHome[];
}

/** SQL of the searches of a window, with `$1` its frequency, `$2` its first news and `$3` the start of its period. */
const IN_WINDOW = `state = 'active' AND frequency = $1 AND seen_until = $2
  AND (last_sent_at IS NULL OR last_sent_at < $3)`;

const keyOf = ({ frequency, after, period }: DueWindow): unknown[] => [frequency, after, period.start];

/** The windows of news that active searches have not been matched with. */
export async function dueWindows(
  dataSource: DataSource,
  frequency: AlertFrequency,
  period: AlertPeriod,
): Promise<DueWindow[]> {
  const rows = await dataSource.query<{ after: string; until: string }[]>(
    `SELECT DISTINCT seen_until::text AS after, latest.id::text AS until
     FROM saved_search, (SELECT max(id) AS id FROM home_news WHERE created_at < $2) AS latest
     WHERE state = 'active' AND frequency = $1 AND seen_until < latest.id
       AND (last_sent_at IS NULL OR last_sent_at < $3)`,
    [frequency, period.newsBefore, period.start],
  );
  return rows.map((row) => ({ frequency, period, ...row }));
}

/** Returns the news of a window, latest first, each home once: new takes precedence over back and cheaper. */
export const newsOf = (dataSource: DataSource, { after, until }: DueWindow): Promise<NewHome[]> =>
  dataSource.query<NewHome[]>(
    `SELECT property_id AS id, (array_agg(news ORDER BY array_position(ARRAY['new', 'back', 'reduced'], news)))[1] AS news
     FROM home_news WHERE id > $1 AND id <= $2 GROUP BY property_id ORDER BY max(home_news.id) DESC`,
    [after, until],
  );

/** The next groups of a window after the hash `from`. */
export const nextGroups = (
  dataSource: DataSource,
  window: DueWindow,
  { from, count }: { from: string; count: number },
): Promise<DueGroup[]> =>
  dataSource.query<DueGroup[]>(
    `SELECT DISTINCT ON (criteria_hash) criteria_hash AS hash, criteria FROM saved_search
     WHERE ${IN_WINDOW} AND criteria_hash > $4 ORDER BY criteria_hash LIMIT $5`,
    [...keyOf(window), from, count],
  );

/**
 * Queues a mail for each search that has found homes, once for a search and period, and records that the groups have been
 * matched. Both happen in one transaction, so that a process that dies in between loses nothing and repeats nothing.
 */
export async function finishGroups(
  manager: EntityManager,
  window: DueWindow,
  { groups, matched, now }: { groups: readonly DueGroup[]; matched: readonly Matched[]; now: Date },
): Promise<number> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `WITH due AS (
       SELECT s.id, s.address, s.mailbox, m.homes, m.total
       FROM saved_search s JOIN jsonb_to_recordset($4) AS m (hash text, homes jsonb, total integer)
         ON m.hash = s.criteria_hash
       WHERE ${IN_WINDOW}
       FOR UPDATE OF s
     ), queued AS (
       INSERT INTO mail (key, kind, search_id, recipient, mailbox)
       SELECT 'search-alert:' || id || ':' || $5, 'search-alert', id, address, mailbox FROM due
       ON CONFLICT (key) DO NOTHING RETURNING id, search_id
     ), stored AS (
       INSERT INTO search_alert (mail_id, homes, total)
       SELECT queued.id, due.homes, due.total FROM queued JOIN due ON due.id = queued.search_id
       RETURNING mail_id
     )
     SELECT count(*)::int AS count FROM stored`,
    [...keyOf(window), JSON.stringify(matched), window.period.key],
  );
  await manager.query(
    `UPDATE saved_search SET seen_until = $4,
       last_sent_at = CASE WHEN criteria_hash = ANY($6) THEN $7 ELSE last_sent_at END
     WHERE ${IN_WINDOW} AND criteria_hash = ANY($5)`,
    [...keyOf(window), window.until, groups.map(({ hash }) => hash), matched.map(({ hash }) => hash), now],
  );
  return count;
}
