import type { ListingCard } from '@manzil/contracts/listings/property';
import { REDUCED_DAYS } from '@manzil/contracts/listings/property';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListingsConfig } from '../../config.js';
import { PropertyEntity } from '../property.entity.js';
import { CARD_FIELDS, toListingCard, type CardRow } from '../property.mapper.js';

export interface EncodedCard {
  id: number;
  /** A {@link ListingCard}. */
  json: Buffer;
  /** Seconds since 1970 at which the card changes without a write; 0 is never. */
  expires: number;
}

const DAY_SECONDS = 86_400;

/** Reads the cards of live listings. */
@Injectable()
export class CardReader {
  private readonly select: string;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'IMAGE_HOSTS'>,
    dataSource: DataSource,
  ) {
    const columns = dataSource
      .getMetadata(PropertyEntity)
      .columns.filter(({ propertyName }) => CARD_FIELDS.some((field) => field === propertyName))
      .map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`);
    // Making entities would take longer than reading the rows.
    this.select = `SELECT ${columns.join()} FROM property WHERE withdrawn_at IS NULL`;
  }

  async byIds(manager: EntityManager, ids: readonly number[]): Promise<EncodedCard[]> {
    const rows = await manager.query<CardRow[]>(`${this.select} AND id = ANY($1)`, [ids]);
    return rows.map(this.encode);
  }

  async newestBefore(manager: EntityManager, before: number, count: number): Promise<EncodedCard[]> {
    const rows = await manager.query<CardRow[]>(`${this.select} AND id < $1 ORDER BY id DESC LIMIT $2`, [
      before,
      count,
    ]);
    return rows.map(this.encode);
  }

  private readonly encode = (row: CardRow): EncodedCard => {
    const card: ListingCard = toListingCard(row, this.config.IMAGE_HOSTS);
    const reducedAt = card.reducedFrom === null ? undefined : Date.parse(card.reducedFrom.at) / 1_000;
    const expires = reducedAt === undefined ? 0 : Math.floor(reducedAt + REDUCED_DAYS * DAY_SECONDS);
    return { id: card.id, json: Buffer.from(JSON.stringify(card)), expires };
  };
}
