import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { escapeLike } from '../typed-text.js';

/**
 * Suggests places that contain the typed text, as defined by the port. A sub-community that contains it itself is
 * suggested like a building.
 */
export function suggestInSql(
  dataSource: DataSource,
  { q, adType, limit }: SuggestQuery,
): Promise<Suggestion[]> {
  const typed = escapeLike(q);
  // The most frequent spelling is shown when spellings differ in case or places share a name.
  return dataSource.query<Suggestion[]>(
    `WITH matching AS (
       SELECT name, sub_community, community, emirate, count(*) AS count FROM property
       WHERE withdrawn_at IS NULL AND location_text LIKE lower($1) AND ($3::text IS NULL OR ad_type = $3)
       GROUP BY name, sub_community, community, emirate
     ), named AS (
       SELECT name, community, emirate, sum(count) AS count FROM (
         SELECT name, community, emirate, count FROM matching WHERE name <> ''
         UNION ALL
         SELECT sub_community, community, emirate, count FROM matching
         WHERE lower(sub_community) LIKE lower($1) AND lower(sub_community) <> lower(name)
       ) AS each GROUP BY name, community, emirate
     ), places AS (
       SELECT community, emirate, sum(count) AS count FROM matching
       WHERE lower(community) LIKE lower($1) GROUP BY community, emirate
     ), choices AS (
       (SELECT DISTINCT ON (lower(name)) 'building' AS kind, name, community, emirate,
               (sum(count) OVER (PARTITION BY lower(name)))::int AS count
        FROM named ORDER BY lower(name), named.count DESC, name, community, emirate)
       UNION ALL
       (SELECT DISTINCT ON (lower(community)) 'community', community, community, emirate,
               (sum(count) OVER (PARTITION BY lower(community)))::int
        FROM places ORDER BY lower(community), places.count DESC, community, emirate)
     ), labelled AS (
       SELECT *, lower(name) AS label FROM choices
     )
     SELECT kind, name, community, emirate, count FROM labelled
     ORDER BY label LIKE lower($2) DESC, label LIKE lower($1) DESC, kind = 'community' DESC, count DESC, label
     LIMIT $4`,
    [`%${typed}%`, `${typed}%`, adType ?? null, limit],
  );
}
