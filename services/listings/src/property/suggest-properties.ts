import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { escapeLike } from './search-filter.js';

/**
 * Communities and buildings whose name, emirate or community holds what was typed. Buildings are told apart
 * by name alone, whatever its case. What begins with the typed text comes first, then what has most listings.
 */
@Injectable()
export class SuggestProperties {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ q, adType, limit }: SuggestQuery): Promise<{ suggestions: Suggestion[] }> {
    const typed = escapeLike(q.toLowerCase());
    const suggestions = await this.dataSource.query<Suggestion[]>(
      `WITH matching AS (
         SELECT name, community, emirate FROM property
         WHERE withdrawn_at IS NULL AND location_text LIKE $1 AND ($3::text IS NULL OR ad_type = $3)
       ), choices AS (
         SELECT 'building' AS kind, min(name) AS name, min(community) AS community, min(emirate) AS emirate,
                count(*)::int AS count
         FROM matching WHERE name <> '' GROUP BY lower(name)
         UNION ALL
         SELECT 'community', min(community), min(community), min(emirate), count(*)::int
         FROM matching WHERE lower(community) LIKE $1 GROUP BY lower(community)
       )
       SELECT kind, name, community, emirate, count FROM choices
       ORDER BY lower(name) LIKE $2 DESC, lower(name) LIKE $1 DESC, kind = 'community' DESC, count DESC, name
       LIMIT $4`,
      [`%${typed}%`, `${typed}%`, adType ?? null, limit],
    );
    return { suggestions };
  }
}
