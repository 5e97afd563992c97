import type { ApprovalNotice, MailKind } from '@manzil/contracts/leads/mail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail without its text: that is composed when it is sent. It is about a lead, a member, a person's request or a saved search. */
@Entity({ name: 'mail' })
export class MailEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  /** Mail with the same key is queued once. */
  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'text', default: 'new-lead' })
  kind!: MailKind;

  @Column({ name: 'lead_id', type: 'uuid', nullable: true })
  leadId!: string | null;

  @Column({ name: 'member_id', type: 'uuid', nullable: true })
  memberId!: string | null;

  /** A person's request to see their stored data. */
  @Column({ name: 'request_id', type: 'uuid', nullable: true })
  requestId!: string | null;

  @Column({ name: 'search_id', type: 'uuid', nullable: true })
  searchId!: string | null;

  @Column({ name: 'viewing_id', type: 'uuid', nullable: true })
  viewingId!: string | null;

  @Column({ type: 'text' })
  recipient!: string;

  /** The mailbox by which mail to a visitor is limited and suppressed. */
  @Column({ type: 'text', nullable: true })
  mailbox!: string | null;

  /**
   * When mail to a visitor was last admitted; it counts towards the limits from then on, whether or not it is sent.
   */
  @Column({ name: 'admitted_at', type: 'timestamptz', precision: 3, nullable: true })
  admittedAt!: Date | null;

  /** `cancelled`: no longer needed or allowed before it could be sent. */
  @Column({ type: 'text', default: 'waiting' })
  status!: 'waiting' | 'sent' | 'failed' | 'cancelled';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  nextAttemptAt!: Date;

  /** A process is sending it, or was sending it when it ended: the lock of the mail shows which. */
  @Column({ name: 'is_taken', type: 'boolean', default: false })
  isTaken!: boolean;

  /** Why the last attempt failed, as reported by the mail server, or why the mail was cancelled. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  /** The token of a link to choose a password, until the mail is sent or given up. */
  @Column({ type: 'text', nullable: true, select: false })
  secret!: string | null;

  /** The time at which the link of `secret` stops working. */
  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3, nullable: true })
  expiresAt!: Date | null;

  /** The request for approval that it is about. */
  @Column({ type: 'jsonb', nullable: true })
  approval!: ApprovalNotice | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
