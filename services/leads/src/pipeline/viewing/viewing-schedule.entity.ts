import type { ViewingHours } from '@manzil/contracts/leads/viewing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The times at which a member takes viewings. */
@Entity({ name: 'viewing_schedule' })
export class ViewingScheduleEntity {
  /** The user name of the member. */
  @PrimaryColumn({ type: 'text' })
  adviser!: string;

  @Column({ type: 'jsonb' })
  hours!: ViewingHours;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** User name of the member who saved last; empty for rows saved before it was recorded. */
  @Column({ name: 'updated_by', type: 'text', default: '' })
  updatedBy!: string;

  /** SHA-256 of the token by which calendar programs read the viewings; null without one. */
  @Column({ name: 'feed_hash', type: 'bytea', nullable: true, unique: true })
  feedHash!: Buffer | null;
}
