import type { Understood } from '@manzil/contracts/listings/understood';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaceEntity } from '../../place/place.entity.js';
import { canBeText } from '../../row-key.js';
import { knownPlaces, type ListedPlace } from './known-places.js';
import { possibleReferences } from './reference.js';
import { understand } from './understand.js';
import { toVocabulary, type Vocabulary } from './vocabulary.js';

/** Understands search texts by the words of the stored places and of the live listings. */
@Injectable()
export class SearchVocabulary {
  private known: { stamp: string; vocabulary: Promise<Vocabulary> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async understand(text: string): Promise<Understood> {
    if (!canBeText(text)) return { filters: {}, parts: [], rest: text };
    const [vocabulary, references] = await Promise.all([
      this.current(),
      this.liveReferences(possibleReferences(text)),
    ]);
    return understand(text, { ...vocabulary, isReference: (word) => references.has(word.toLowerCase()) });
  }

  /** Searches that come while it is read wait for the same reading. */
  private async current(): Promise<Vocabulary> {
    const stamp = await this.readStamp();
    if (this.known?.stamp === stamp) return this.known.vocabulary;
    const vocabulary = this.read();
    this.known = { stamp, vocabulary };
    vocabulary.catch(() => {
      if (this.known?.vocabulary === vocabulary) this.known = undefined;
    });
    return vocabulary;
  }

  private async readStamp(): Promise<string> {
    const [row] = await this.dataSource.query<[{ stamp: string }]>(
      `SELECT concat((SELECT sum(1 + forgotten) FROM catalogue_write), '/', (SELECT sum(version) FROM place)) AS stamp`,
    );
    return row.stamp;
  }

  private async read(): Promise<Vocabulary> {
    const live = 'FROM property WHERE withdrawn_at IS NULL';
    const names = async (sql: string): Promise<string[]> =>
      (await this.dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name);
    const stored = await this.dataSource.manager.find(PlaceEntity, { order: { name: 'ASC' } });
    const listed = await this.dataSource.query<ListedPlace[]>(
      `SELECT name, community, emirate ${live} GROUP BY name, community, emirate ORDER BY name, community, emirate`,
    );
    const amenities = await names(
      `SELECT DISTINCT jsonb_array_elements_text(amenities) AS name ${live} ORDER BY name`,
    );
    const developers = await names(
      `SELECT DISTINCT developer AS name ${live} AND developer <> '' ORDER BY name`,
    );
    const words = await names(`SELECT DISTINCT regexp_split_to_table(title, '\\s+') AS name ${live}`);
    const places = knownPlaces(stored, listed);
    return toVocabulary({ places, developers, amenities, words, isReference: () => false });
  }

  /** Returns those of the given texts that are references of live listings, in lower case. */
  private async liveReferences(texts: readonly string[]): Promise<ReadonlySet<string>> {
    if (texts.length === 0) return new Set();
    const rows = await this.dataSource.query<{ reference: string }[]>(
      `SELECT lower(reference) AS reference FROM property
       WHERE withdrawn_at IS NULL AND lower(reference) = ANY($1::text[])`,
      [texts.map((text) => text.toLowerCase())],
    );
    return new Set(rows.map(({ reference }) => reference));
  }
}
