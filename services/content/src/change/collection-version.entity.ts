import type { ContentCollection } from '@manzil/contracts/content/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of changes of a collection, which orders its events and whose row serialises its changes. */
@Entity({ name: 'collection_version' })
export class CollectionVersionEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: ContentCollection;

  @Column({ type: 'integer' })
  version!: number;
}
