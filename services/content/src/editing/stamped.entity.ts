import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** Which save a row is, and whose; `updatedBy` is empty for the first content. */
export abstract class StampedEntity {
  /** 1 with the first save, one more with each. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;
}

/** A row of a collection that staff edit. A deleted one stays until it is purged, so that it can be had back. */
export abstract class EntryEntity extends StampedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;
}

/** An entry whose place staff decide. Entries of the same position stand in the order of their ids. */
export abstract class PlacedEntity extends EntryEntity {
  @Column({ type: 'integer' })
  position!: number;
}
