import type { NamedSuggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { searchQuerySchema } from '@manzil/contracts/listings/search';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeText } from '../row-key.js';
import { endsWithNumber, PERMIT_KEY, REFERENCE_KEY } from '../search/fields.js';
import { SearchIndex } from '../search/search-index.js';
import { escapeLike } from '../search/typed-text.js';
import { referenceKey } from '../search/understand/reference.js';

const MOST = 3;
const SHORTEST_NAME = 2;
const SHORTEST_REFERENCE = 3;

type Typed = SuggestQuery & { adType: AdType };

/** Finds the projects, agents and listings that a typed text names. */
@Injectable()
export class SuggestNamed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly index: SearchIndex,
  ) {}

  async suggest(typed: Typed): Promise<NamedSuggestion[]> {
    if (!canBeText(typed.q)) return [];
    const found = await Promise.all([this.developments(typed), this.agents(typed), this.listings(typed)]);
    return found.flat();
  }

  /** Projects with a word of the name or of the developer that begins with the text. */
  private async developments({ q, adType }: Typed): Promise<NamedSuggestion[]> {
    if (q.length < SHORTEST_NAME) return [];
    const rows = await this.dataSource.query<{ name: string; location: string; pagelink: string }[]>(
      `SELECT name, location, pagelink FROM development
       WHERE live AND (' ' || lower(name) LIKE lower($1) OR ' ' || lower(developer_name) LIKE lower($1))
       ORDER BY ' ' || lower(name) LIKE lower($1) DESC, position, id LIMIT $2`,
      [`% ${escapeLike(q)}%`, MOST],
    );
    if (rows.length === 0) return [];
    const counts = await this.index.countByPlace(
      searchQuerySchema.parse({ adType }),
      rows.map(({ name }) => [name]),
    );
    return rows.map((row, at) => ({ kind: 'development', ...row, count: counts[at] ?? 0 }));
  }

  private async agents(typed: Typed): Promise<NamedSuggestion[]> {
    if (typed.q.length < SHORTEST_NAME) return [];
    const agents = await this.index.suggestAgents({ ...typed, limit: MOST });
    return agents.map(({ name, keys, count }) => ({ kind: 'agent', name, keys, count }));
  }

  /** A text of digits may also be the whole number at the end of a reference: "1217" is MZ-S-1217. */
  private async listings({ q, adType }: Typed): Promise<NamedSuggestion[]> {
    const key = referenceKey(q);
    if (key.length < SHORTEST_REFERENCE || !/^[\p{L}\p{Nd}]*\p{Nd}[\p{L}\p{Nd}]*$/u.test(key)) return [];
    const isNumber = /^\d+$/.test(key);
    const conditions = [`${REFERENCE_KEY} LIKE $1 || '%'`, `${PERMIT_KEY} = $1`];
    if (isNumber) conditions.push(endsWithNumber('$1'));
    const rows = await this.dataSource.query<{ reference: string; name: string; pagelink: string }[]>(
      `SELECT reference, coalesce(nullif(title, ''), name) AS name, pagelink FROM property
       WHERE withdrawn_at IS NULL AND ad_type = $2 AND (${conditions.join(' OR ')})
       ORDER BY ${REFERENCE_KEY} = $1 DESC, length(reference), reference LIMIT $3`,
      [key, adType, MOST],
    );
    return rows.map((row) => ({ kind: 'listing', ...row }));
  }
}
