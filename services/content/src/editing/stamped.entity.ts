import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** Version, time and author of a row's last save; `updatedBy` is empty for seeded content. */
export abstract class StampedEntity {
  /** Starts at 1 and grows by 1 with each save. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;
}

/** A row of a collection that staff edit. A deleted row stays until it is purged, so that it can be restored. */
export abstract class EntryEntity extends StampedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;
}

/** An entry with a position set by staff. Entries with the same position are ordered by id. */
export abstract class PlacedEntity extends EntryEntity {
  @Column({ type: 'integer' })
  position!: number;
}
