import type { Language } from '@manzil/contracts/site-language';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request to see the stored data of an address; its owner confirms it by the link in a mail. */
@Entity({ name: 'data_request' })
export class DataRequestEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ type: 'text' })
  address!: string;

  /** The language of the form, in which the link is mailed. */
  @Column({ type: 'text', default: 'en' })
  language!: Language;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** Until when the link works; null before it is mailed. */
  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3, nullable: true })
  expiresAt!: Date | null;
}
