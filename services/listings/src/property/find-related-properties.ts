import { COMPARABLE_PRICE, type ListingCard } from '@manzil/contracts/listings/property';
import { relatedProperties } from '@manzil/contracts/listings/property-rpc';
import { KM_A_DEGREE } from '@manzil/dubai/distance';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { canBeKey } from '../row-key.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/** Homes within this distance are in the same neighbourhood. */
const NEIGHBOURHOOD_KM = 8;

/** For each requested listing this many are read, so that the photos of the results differ. */
const CANDIDATES = 3;

/** Selects other live listings of the same ad type: random, similar or comparable ones. */
type Mode = z.output<typeof relatedProperties.request>['mode'];

@Injectable()
export class FindRelatedProperties {
  private readonly idsOf: Record<Mode, (id: number, count: number) => Promise<number[]>> = {
    random: (id, count) => this.randomIds(id, count),
    similar: (id, count) => this.similarIds(id, count),
    comparable: (id, count) => this.comparableIds(id, count),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(relatedProperties)
  async find({ id, count, mode }: { id: number; count: number; mode: Mode }): Promise<{
    items: ListingCard[];
  }> {
    const ids = await this.idsOf[mode](id, count * CANDIDATES);
    const rows = await this.dataSource.getRepository(PropertyEntity).findBy({ id: In([id, ...ids]) });
    const byId = new Map(rows.map((row) => [row.id, this.mapper.toCard(row)]));
    const own = byId.get(id);
    const cards = ids.flatMap((each) => byId.get(each) ?? []);
    return { items: uniqueCoversFirst(cards, own === undefined ? [] : [coverOf(own)]).slice(0, count) };
  }

  /**
   * Starts at random positions of the id index, so that the cost does not grow with the catalogue. A gap in the ids
   * makes the listing after it more likely, which does not matter for four cards.
   */
  private async randomIds(id: number, count: number): Promise<number[]> {
    const adType = await this.adTypeOf(id);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `WITH bounds AS (
         SELECT min(id) AS low, max(id) AS high FROM property WHERE ad_type = $1 AND withdrawn_at IS NULL
       ), starts AS MATERIALIZED (
         SELECT low + floor(random() * (high - low + 1))::int AS start FROM bounds, generate_series(1, $3 * 4)
       )
       SELECT DISTINCT found.id FROM starts, LATERAL (
         SELECT id FROM property
         WHERE ad_type = $1 AND withdrawn_at IS NULL AND id >= starts.start AND id <> $2
         ORDER BY id LIMIT 1
       ) AS found`,
      [adType, id, count],
    );
    const found = rows.map((row) => row.id);
    if (found.length < count)
      found.push(...(await this.firstIds(adType, [id, ...found], count - found.length)));
    return shuffled(found).slice(0, count);
  }

  private async firstIds(adType: string, except: number[], count: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM property WHERE ad_type = $1 AND withdrawn_at IS NULL AND id <> ALL($2) ORDER BY id LIMIT $3`,
      [adType, except, count],
    );
    return rows.map((row) => row.id);
  }

  /** Orders by same community, same type, same bedrooms and nearest price. */
  private async similarIds(id: number, count: number): Promise<number[]> {
    await this.adTypeOf(id);
    const nearby = await this.mostSimilar([id], count, 'other.community = one.community');
    if (nearby.length === count) return nearby;
    // A small community is filled up with listings of other communities; only then is the whole table read.
    return [...nearby, ...(await this.mostSimilar([id, ...nearby], count - nearby.length, 'true'))];
  }

  /** The first id of `except` is the listing to compare with. */
  private async mostSimilar(
    except: [number, ...number[]],
    count: number,
    among: 'true' | 'other.community = one.community',
  ): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT other.id FROM property one JOIN property other
         ON other.ad_type = one.ad_type AND other.withdrawn_at IS NULL AND ${among}
       WHERE one.id = $1 AND other.id <> ALL($2)
       ORDER BY (other.unit_type IS NOT DISTINCT FROM one.unit_type) DESC,
                (other.bedrooms IS NOT DISTINCT FROM one.bedrooms) DESC,
                abs(other.price - one.price) NULLS LAST, other.id
       LIMIT $3`,
      [except[0], except, count],
    );
    return rows.map((row) => row.id);
  }

  /** Orders by same community, then by neighbourhood, then by same type, then by nearest price. */
  private async comparableIds(id: number, count: number): Promise<number[]> {
    await this.adTypeOf(id);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT other.id FROM property one JOIN property other
         ON other.ad_type = one.ad_type AND other.withdrawn_at IS NULL AND other.id <> one.id
        AND other.price BETWEEN one.price * (1 - $3::float8) AND one.price * (1 + $3::float8)
        AND other.bedrooms IS NOT DISTINCT FROM one.bedrooms
        AND (other.community = one.community
             OR sqrt(power((other.latitude - one.latitude) * $4::float8, 2)
                   + power((other.longitude - one.longitude) * $4::float8 * cos(radians(one.latitude)), 2))
                < $5::float8)
       WHERE one.id = $1
       ORDER BY (other.community = one.community) DESC,
                (other.unit_type IS NOT DISTINCT FROM one.unit_type) DESC,
                abs(other.price - one.price), other.id
       LIMIT $2`,
      [id, count, COMPARABLE_PRICE, KM_A_DEGREE, NEIGHBOURHOOD_KM],
    );
    return rows.map((row) => row.id);
  }

  private async adTypeOf(id: number): Promise<string> {
    const entity = canBeKey({ id })
      ? await this.dataSource
          .getRepository(PropertyEntity)
          .findOne({ where: { id }, select: { adType: true } })
      : null;
    if (entity === null) throw new DomainError('NOT_FOUND', 'There is no such property');
    return entity.adType;
  }
}

/** A card shows the second photo. */
const coverOf = ({ images }: ListingCard): string | undefined => images[1] ?? images[0];

/** Moves cards to the end whose cover is `taken` or repeats an earlier one. */
function uniqueCoversFirst(cards: ListingCard[], taken: (string | undefined)[]): ListingCard[] {
  const shown = new Set(taken);
  const repeating: ListingCard[] = [];
  const own = cards.filter((card) => {
    const cover = coverOf(card);
    if (cover !== undefined && shown.has(cover)) {
      repeating.push(card);
      return false;
    }
    shown.add(cover);
    return true;
  });
  return [...own, ...repeating];
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
