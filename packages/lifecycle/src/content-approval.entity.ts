import type { ApprovalAsks, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for approval; an entry has one at a time. */
@Entity({ name: 'content_approval' })
export class ContentApprovalEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: LifecycleKind;

  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** The requested version. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  asks!: ApprovalAsks;

  @Column({ name: 'publish_at', type: 'timestamptz', nullable: true })
  publishAt!: Date | null;

  @Column({ name: 'withdraw_at', type: 'timestamptz', nullable: true })
  withdrawAt!: Date | null;

  @Column({ type: 'text' })
  note!: string;

  @Column({ name: 'requested_by', type: 'text' })
  requestedBy!: string;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt!: Date;

  /** Null while the request waits. */
  @Column({ name: 'sent_back_by', type: 'text', nullable: true })
  sentBackBy!: string | null;

  @Column({ name: 'sent_back_at', type: 'timestamptz', nullable: true })
  sentBackAt!: Date | null;

  @Column({ name: 'sent_back_note', type: 'text', nullable: true })
  sentBackNote!: string | null;
}
