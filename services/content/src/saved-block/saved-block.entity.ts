import type { SavedBlockSummary } from '@manzil/contracts/content/saved-block';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A part of a page that staff insert into other pages. Names of blocks that are not deleted are unique, ignoring case.
 */
@Entity({ name: 'saved_block' })
export class SavedBlockEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;

  /** Starts at 1 and grows by 1 with each change, for the claims of its files. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'saved_by', type: 'text' })
  savedBy!: string;

  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt!: Date;

  /** Set from its deletion until it is restored or purged. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;
}

export const toSummary = ({ id, name, savedBy, savedAt }: SavedBlockEntity): SavedBlockSummary => ({
  id,
  name,
  savedBy,
  savedAt: savedAt.toISOString(),
});
