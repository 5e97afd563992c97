import type { ContentCollection } from '@manzil/contracts/content/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a collection has changed, so that facts about it can be put in order. */
@Entity({ name: 'collection_version' })
export class CollectionVersionEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: ContentCollection;

  @Column({ type: 'integer' })
  version!: number;
}
