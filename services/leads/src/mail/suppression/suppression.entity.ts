import type { SuppressionReason } from '@manzil/contracts/leads/mail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that gets no automatic mail. */
@Entity({ name: 'mail_suppression' })
export class SuppressionEntity {
  /** A hash of it when its person was erased. */
  @PrimaryColumn({ type: 'text' })
  mailbox!: string;

  /** The address as it was entered; empty when its person was erased. */
  @Column({ type: 'text' })
  address!: string;

  @Column({ type: 'text' })
  reason!: SuppressionReason;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
