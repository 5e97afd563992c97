import type { Portal } from '@manzil/contracts/listings/vocabulary';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The token in the URL where a portal fetches its feed. It is stored in plain text, because staff copy it. */
@Entity('portal_address')
export class PortalAddressEntity {
  @PrimaryColumn({ type: 'text' })
  portal!: Portal;

  @Column({ type: 'text' })
  token!: string;

  @CreateDateColumn({ name: 'made_at', type: 'timestamptz' })
  madeAt!: Date;

  /** Null for the first token. */
  @Column({ name: 'made_by', type: 'text', nullable: true })
  madeBy!: string | null;
}
