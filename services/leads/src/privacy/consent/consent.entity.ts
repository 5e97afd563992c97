import type { ConsentDocument } from '@manzil/contracts/leads/consent';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One text that the person of a lead agreed to. */
@Entity({ name: 'consent' })
export class ConsentEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  document!: ConsentDocument;

  /** SHA-256 of the text, in hexadecimal digits. */
  @Column({ name: 'text_hash', type: 'text' })
  textHash!: string;

  @Column({ type: 'integer', nullable: true })
  version!: number | null;

  @Column({ type: 'text' })
  language!: string;

  @Column({ name: 'given_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  givenAt!: Date;
}
