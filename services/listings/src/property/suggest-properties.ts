import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueCopy } from '../catalogue/catalogue-copy.js';
import { suggestPlaces } from '../catalogue/suggest-places.js';
import { canBeText } from '../row-key.js';
import { escapeLike } from './search-filter.js';

/**
 * Suggests communities and buildings whose name, emirate or community contains the typed text. Buildings are
 * distinguished by name only, ignoring case. Names that begin with the typed text come first, then those with the
 * most listings. The result comes from the copy in memory, or from SQL while that is stale.
 */
@Injectable()
export class SuggestProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copy: CatalogueCopy,
  ) {}

  async suggest({ q, adType, limit }: SuggestQuery): Promise<{ suggestions: Suggestion[] }> {
    if (!canBeText(q)) return { suggestions: [] };
    const { columns, lowered } = await this.copy.current([q]);
    const [typedLower = ''] = lowered;
    if (columns !== undefined) return { suggestions: suggestPlaces(columns, { adType, limit }, typedLower) };
    const typed = escapeLike(q);
    // The most frequent spelling is shown when spellings differ in case or places share a name.
    const suggestions = await this.dataSource.query<Suggestion[]>(
      `WITH matching AS (
         SELECT name, community, emirate, count(*) AS count FROM property
         WHERE withdrawn_at IS NULL AND location_text LIKE lower($1) AND ($3::text IS NULL OR ad_type = $3)
         GROUP BY name, community, emirate
       ), places AS (
         SELECT community, emirate, sum(count) AS count FROM matching
         WHERE lower(community) LIKE lower($1) GROUP BY community, emirate
       ), choices AS (
         (SELECT DISTINCT ON (lower(name)) 'building' AS kind, name, community, emirate,
                 (sum(count) OVER (PARTITION BY lower(name)))::int AS count
          FROM matching WHERE name <> '' ORDER BY lower(name), matching.count DESC, name, community)
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
    return { suggestions };
  }
}
