import type { MailSettings } from '@manzil/contracts/leads/mail-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mail server and the recipients of new leads: one row, none before they are first saved. */
@Entity({ name: 'mail_settings' })
export class MailSettingsEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column({ name: 'notify_to', type: 'text', array: true })
  notifyTo!: string[];

  /** Empty: there is no mail server. */
  @Column({ type: 'text' })
  host!: string;

  @Column({ type: 'integer' })
  port!: number;

  @Column({ type: 'text' })
  encryption!: MailSettings['encryption'];

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  password!: string;

  @Column({ name: 'sender_name', type: 'text' })
  senderName!: string;

  @Column({ name: 'sender_address', type: 'text' })
  senderAddress!: string;

  @Column({ type: 'integer' })
  version!: number;
}
