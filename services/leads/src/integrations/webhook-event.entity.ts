import type { SentEvent } from '@manzil/contracts/leads/webhook';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event as the receivers are sent it. It is deleted with the lead that it is about. */
@Entity({ name: 'webhook_event' })
export class WebhookEventEntity {
  /** The header `webhook-id`. */
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  /** An event with the same key is stored once. */
  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'text' })
  event!: SentEvent;

  @Column({ name: 'lead_id', type: 'uuid', nullable: true })
  leadId!: string | null;

  /** JSON, stored as it is signed. */
  @Column({ type: 'text' })
  body!: string;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
