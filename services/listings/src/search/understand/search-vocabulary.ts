import { listOf, MOST_VALUES, type SearchQuery } from '@manzil/contracts/listings/search';
import type { Understood } from '@manzil/contracts/listings/understood';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaceEntity } from '../../place/place.entity.js';
import { PlaceNames } from '../../place/place-names.js';
import { canBeText } from '../../row-key.js';
import { CatalogueVersion, type CatalogueStamp } from '../catalogue-version.js';
import { AGENT_LICENCE, AGENT_SLUG, endsWithNumber } from '../fields.js';
import { SearchIndex } from '../search-index.js';
import { completeSentence, placesNamed, type Completion } from './complete-sentence.js';
import { knownLandmarks } from './known-landmarks.js';
import { knownPlaces, type ListedPlace } from './known-places.js';
import { possibleReferences, referenceKey, shortReference } from './reference.js';
import { understand } from './understand.js';
import { toVocabulary, type NamedAgent, type NamedPlace, type Vocabulary } from './vocabulary.js';

type PlaceQuery = Pick<SearchQuery, 'location' | 'community'>;

interface Read {
  vocabulary: Vocabulary;
  names: PlaceNames;
  /** Lower-cased. */
  communities: ReadonlySet<string>;
}

/**
 * Parses search texts by the names of the stored places and of the live listings. A change of a place takes effect with
 * the next text. After a change of the listings the previous vocabulary stays in use until the new one is read, which
 * takes seconds for a large catalogue; a name that it lacks is still searched as text.
 */
@Injectable()
export class SearchVocabulary implements OnApplicationBootstrap {
  private known: (CatalogueStamp & Read) | undefined;
  private reading: (CatalogueStamp & { vocabulary: Promise<Vocabulary> }) | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: CatalogueVersion,
    private readonly index: SearchIndex,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.current().catch(this.warn);
  }

  async understand(text: string): Promise<Understood> {
    if (!canBeText(text)) return { filters: {}, parts: [], rest: text };
    const [vocabulary, references] = await Promise.all([
      this.current(),
      this.index.liveReferences(possibleReferences(text).map(referenceKey)),
    ]);
    const understood = understand(text, {
      ...vocabulary.words,
      isReference: (word) => references.has(referenceKey(word)),
    });
    const named = understood.parts.length === 0 ? await this.listingsNumbered(text) : [];
    const meant = named.length === 0 ? understood : referringTo(text, named);
    return vocabulary.isCurrent ? meant : { ...meant, provisional: true };
  }

  /** References of live listings that end with the number that is the whole text: "1217" is MZ-S-1217. */
  private async listingsNumbered(text: string): Promise<string[]> {
    const number = shortReference(text);
    if (number === undefined) return [];
    const rows = await this.dataSource.query<{ reference: string }[]>(
      `SELECT reference FROM property WHERE withdrawn_at IS NULL AND ${endsWithNumber('$1')}
       ORDER BY reference LIMIT $2`,
      [number, MOST_VALUES],
    );
    return rows.map(({ reference }) => reference);
  }

  /** Returns the places that the text names, and completions of the text that are completely understood. */
  async complete(
    text: string,
  ): Promise<{ places: NamedPlace[]; completions: Completion[]; provisional?: true }> {
    if (!canBeText(text)) return { places: [], completions: [] };
    const { words, isCurrent } = await this.current();
    return {
      places: placesNamed(text, words),
      completions: completeSentence(text, words),
      ...(!isCurrent && { provisional: true }),
    };
  }

  /**
   * Returns the query with known places instead of nicknames that no listing uses as its community: links may contain
   * names that a feed used before they were resolved.
   */
  async withKnownPlaces<Q extends PlaceQuery>(query: Q): Promise<Q> {
    if (query.location === undefined && query.community === undefined) return query;
    const { isCurrent } = await this.current();
    const { communities, names } = this.known ?? {};
    if (!isCurrent || communities === undefined || names === undefined) return query;
    return mapPlaces(query, (text) =>
      communities.has(text.toLowerCase()) ? [text] : [placeNamed(names, text) ?? text],
    );
  }

  /** Returns the query with known places in addition to their nicknames, for saved searches. */
  withKnownPlacesBeside<Q extends PlaceQuery>(query: Q): Q {
    const names = this.known?.names;
    if (names === undefined) return query;
    return mapPlaces(query, (text) => [text, placeNamed(names, text) ?? text]);
  }

  private async current(): Promise<{ words: Vocabulary; isCurrent: boolean }> {
    const stamp = await this.version.current();
    const isCurrent = (): boolean => this.known?.catalogue === stamp.catalogue;
    // That of an empty catalogue would read the first sentences after the first import as plain text.
    const isEmpty = this.known?.communities.size === 0 && !isCurrent();
    if (isEmpty || this.known?.places !== stamp.places)
      return { words: await this.renew(stamp), isCurrent: isCurrent() };
    if (!isCurrent()) this.renew(stamp).catch(this.warn);
    return { words: this.known.vocabulary, isCurrent: isCurrent() };
  }

  /** Reads the vocabulary; concurrent requests share one read unless a place has changed, or it may read no listings. */
  private renew(stamp: CatalogueStamp): Promise<Vocabulary> {
    const hasWords = (this.known?.communities.size ?? 0) > 0;
    if (this.reading?.places === stamp.places && (hasWords || this.reading.catalogue === stamp.catalogue))
      return this.reading.vocabulary;
    const vocabulary = this.read()
      .then((read) => {
        if (this.reading === reading) this.known = { ...stamp, ...read };
        return read.vocabulary;
      })
      .finally(() => {
        if (this.reading === reading) this.reading = undefined;
      });
    const reading = { ...stamp, vocabulary };
    this.reading = reading;
    return vocabulary;
  }

  private readonly warn = (error: unknown): void => {
    this.logger.warn({ err: error }, 'the vocabulary of searches could not be read');
  };

  private async read(): Promise<Read> {
    const live = 'FROM property WHERE withdrawn_at IS NULL';
    const names = async (sql: string): Promise<string[]> =>
      (await this.dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name);
    const stored = await this.dataSource.manager.find(PlaceEntity, { order: { name: 'ASC' } });
    const listed = await this.dataSource.query<ListedPlace[]>(
      `SELECT name, community, emirate, sub_community AS "subCommunity" ${live}
       GROUP BY name, community, emirate, sub_community ORDER BY name, community, emirate, sub_community`,
    );
    const amenities = await names(
      `SELECT DISTINCT jsonb_array_elements_text(amenities) AS name ${live} ORDER BY name`,
    );
    const developers = await names(
      `SELECT DISTINCT developer AS name ${live} AND developer <> '' ORDER BY name`,
    );
    const agents = await this.dataSource.query<NamedAgent[]>(
      `SELECT btrim(regexp_replace(agent->>'name', '\\s+', ' ', 'g')) AS name,
              array_agg(DISTINCT ${AGENT_LICENCE}) FILTER (WHERE ${AGENT_LICENCE} <> '') || array_agg(DISTINCT ${AGENT_SLUG}) AS keys
       ${live} AND agent->>'name' <> '' GROUP BY 1 ORDER BY 1`,
    );
    const words = await names(`SELECT DISTINCT regexp_split_to_table(title, '\\s+') AS name ${live}`);
    const places = knownPlaces(stored, listed);
    return {
      vocabulary: toVocabulary({
        places,
        landmarks: knownLandmarks(),
        developers,
        agents,
        amenities,
        words,
        isReference: () => false,
      }),
      names: new PlaceNames(stored),
      communities: new Set(listed.map(({ community }) => community.toLowerCase())),
    };
  }
}

const referringTo = (text: string, references: string[]): Understood => ({
  filters: { references },
  parts: [{ kind: 'reference', value: text.trim(), from: 0, to: text.length }],
  rest: '',
});

/** Undefined if the name contains the text, which then finds the place anyway. */
function placeNamed(names: PlaceNames, text: string): string | undefined {
  const name = names.placeOf(text)?.name;
  return name?.toLowerCase().includes(text.toLowerCase()) === true ? undefined : name;
}

function mapPlaces<Q extends PlaceQuery>(query: Q, namesOf: (text: string) => string[]): Q {
  const map = (texts: string | string[] | undefined): string | string[] | undefined => {
    const found = [...new Set((listOf(texts) ?? []).flatMap(namesOf))];
    return texts === undefined || Array.isArray(texts) || found.length > 1 ? texts && found : found[0];
  };
  return {
    ...query,
    ...(query.location !== undefined && { location: map(query.location) }),
    ...(query.community !== undefined && { community: map(query.community) }),
  };
}
