import type { DeliveryState } from '@manzil/contracts/leads/webhook';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { WebhookEventEntity } from './webhook-event.entity.js';

/** One event on its way to one webhook. */
@Entity({ name: 'webhook_delivery' })
@Unique('webhook_delivery_once', ['eventId', 'webhookId'])
export class WebhookDeliveryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ name: 'webhook_id', type: 'uuid' })
  webhookId!: string;

  @Column({ name: 'event_id', type: 'uuid' })
  eventId!: string;

  @ManyToOne(() => WebhookEventEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'webhook_delivery_event' })
  event!: Relation<WebhookEventEntity>;

  @Column({ type: 'text', default: 'waiting' })
  state!: DeliveryState;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  nextAttemptAt!: Date;

  @Column({ name: 'attempted_at', type: 'timestamptz', precision: 3, nullable: true })
  attemptedAt!: Date | null;

  /** Host that the last attempt was made at; the address of the webhook may change later. */
  @Column({ name: 'sent_to', type: 'text', nullable: true })
  sentTo!: string | null;

  @Column({ name: 'response_status', type: 'integer', nullable: true })
  responseStatus!: number | null;

  /** The first 1,000 characters. */
  @Column({ name: 'response_text', type: 'text', nullable: true })
  responseText!: string | null;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
