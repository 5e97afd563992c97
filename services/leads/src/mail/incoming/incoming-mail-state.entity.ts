import type { MailboxProblem } from '@manzil/contracts/leads/incoming-mail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the mailbox was read: one row. */
@Entity({ name: 'incoming_mail_state' })
export class IncomingMailStateEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  /** The mailbox that the other columns are about. */
  @Column({ type: 'text' })
  mailbox!: string;

  /** The UIDs of messages are valid as long as the server reports this number; null before the first check. */
  @Column({ name: 'uid_validity', type: 'text', nullable: true })
  uidValidity!: string | null;

  /** Messages up to this UID were handled. */
  @Column({ name: 'last_uid', type: 'bigint', default: 0 })
  lastUid!: string;

  /** The last successful check. */
  @Column({ name: 'checked_at', type: 'timestamptz', precision: 3, nullable: true })
  checkedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  problem!: MailboxProblem | null;
}
