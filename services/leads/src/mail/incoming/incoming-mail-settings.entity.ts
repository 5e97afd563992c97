import type { IncomingMail } from '@manzil/contracts/leads/incoming-mail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mailbox that replies of leads are read from: one row, none before it is first saved. */
@Entity({ name: 'incoming_mail_settings' })
export class IncomingMailSettingsEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  /** Empty: no mailbox is read. */
  @Column({ type: 'text' })
  host!: string;

  @Column({ type: 'integer' })
  port!: number;

  @Column({ type: 'text' })
  encryption!: IncomingMail['encryption'];

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  password!: string;

  @Column({ type: 'text' })
  folder!: string;

  @Column({ type: 'text' })
  address!: string;

  @Column({ type: 'integer' })
  version!: number;
}
