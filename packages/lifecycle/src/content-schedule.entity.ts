import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The times at which an entry is published and withdrawn. */
@Entity({ name: 'content_schedule' })
export class ContentScheduleEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: LifecycleKind;

  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @Column({ name: 'publish_at', type: 'timestamptz', nullable: true })
  publishAt!: Date | null;

  @Column({ name: 'withdraw_at', type: 'timestamptz', nullable: true })
  withdrawAt!: Date | null;

  @Column({ name: 'set_by', type: 'text' })
  setBy!: string;

  /** Why the last due change failed. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;
}
