import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser of a member that is notified of new leads. */
@Entity('push_device')
export class PushDeviceRecord {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;

  /** The session in which its member used the backend last; null for a device of an earlier release. */
  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId!: string | null;

  /** URL of the push service for this browser. It cannot be used without the private VAPID key. */
  @Column({ type: 'text', unique: true })
  endpoint!: string;

  /** The browser's keys that messages are encrypted with, as base64url. */
  @Column({ type: 'text' })
  p256dh!: string;

  @Column({ type: 'text' })
  auth!: string;

  @Column({ name: 'user_agent', type: 'text', nullable: true })
  userAgent!: string | null;

  @CreateDateColumn({ name: 'added_at', type: 'timestamptz' })
  addedAt!: Date;

  @Column({ name: 'last_sent_at', type: 'timestamptz', nullable: true })
  lastSentAt!: Date | null;
}
