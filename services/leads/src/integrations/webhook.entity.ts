import type { Webhook, WebhookEvent } from '@manzil/contracts/leads/webhook';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of another system that is sent events. */
@Entity({ name: 'webhook' })
export class WebhookEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  url!: string;

  @Column({ type: 'text', array: true })
  events!: WebhookEvent[];

  @Column({ type: 'text', select: false })
  secret!: string;

  /** The previous secret, which also signs until `formerSecretUntil`. */
  @Column({ name: 'former_secret', type: 'text', nullable: true, select: false })
  formerSecret!: string | null;

  @Column({ name: 'former_secret_until', type: 'timestamptz', precision: 3, nullable: true })
  formerSecretUntil!: Date | null;

  @Column({ name: 'is_on', type: 'boolean', default: true })
  isOn!: boolean;

  @Column({ name: 'switched_off_because', type: 'text', nullable: true })
  switchedOffBecause!: Webhook['switchedOffBecause'];

  /** The first failure since the last success. */
  @Column({ name: 'failing_since', type: 'timestamptz', precision: 3, nullable: true })
  failingSince!: Date | null;

  @Column({ name: 'last_delivered_at', type: 'timestamptz', precision: 3, nullable: true })
  lastDeliveredAt!: Date | null;

  /** Until then only one replica sends to it, so that a slow receiver occupies only one sender. */
  @Column({ name: 'busy_until', type: 'timestamptz', precision: 3, default: () => 'now()' })
  busyUntil!: Date;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** Increases with each change by a member, but not with updates after deliveries. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** User name of the member who changed it last; empty before. */
  @Column({ name: 'updated_by', type: 'text', default: '' })
  updatedBy!: string;
}
