import type { HomeNews } from '@manzil/contracts/listings/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A home that is new, back or cheaper. The ids are in the order of the commits. */
@Entity({ name: 'home_news' })
export class HomeNewsEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId!: number;

  @Column({ type: 'text' })
  news!: HomeNews;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
