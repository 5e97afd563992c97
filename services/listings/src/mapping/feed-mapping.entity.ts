import type { ColumnMap } from '@manzil/contracts/listings/feed-mapping';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The meaning of the columns of one source's CSV, JSON and XML feeds, and of the terms in all its feeds. */
@Entity({ name: 'feed_mapping' })
export class FeedMappingEntity {
  @PrimaryColumn({ type: 'text' })
  source!: string;

  /** The keys are column names in lower case. */
  @Column({ type: 'jsonb' })
  fields!: ColumnMap;

  /** Element or list that holds the listings, in lower case; empty to detect it by the known names. */
  @Column({ name: 'record_name', type: 'text', default: '' })
  recordName!: string;

  /** ISO 4217 code of amounts without a currency; empty to use the format's default. */
  @Column({ name: 'amount_currency', type: 'text', default: '' })
  amountCurrency!: string;

  /** The keys are terms as `valueKey` normalises them. */
  @Column({ name: 'value_map', type: 'jsonb', default: {} })
  values!: ValueMap;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
