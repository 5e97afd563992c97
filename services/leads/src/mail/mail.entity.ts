import type { LeadNotice } from '@manzil/contracts/leads/lead';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail about a lead, without its text: that is composed when it is sent. */
@Entity({ name: 'mail' })
export class MailEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  /** What must be sent once only: the same key is queued once. */
  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'text', default: 'new-lead' })
  kind!: LeadNotice['kind'];

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  recipient!: string;

  /** `cancelled`: the lead was dealt with, or assigned to somebody else, before the mail could be sent. */
  @Column({ type: 'text', default: 'waiting' })
  status!: 'waiting' | 'sent' | 'failed' | 'cancelled';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  nextAttemptAt!: Date;

  /** Why the last attempt failed, in the words of the mail server. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
