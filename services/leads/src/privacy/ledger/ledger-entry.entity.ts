import type { LedgerKind } from '@manzil/contracts/leads/ledger';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the hash chain with the history of leads. Rows are added and never changed. */
@Entity({ name: 'ledger_entry' })
export class LedgerEntryEntity {
  /** A whole number from 1 on. */
  @PrimaryColumn({ type: 'bigint' })
  seq!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ type: 'text' })
  kind!: LedgerKind;

  /** Stays when the lead is erased. */
  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  /** Encrypted; empty for an erasure. */
  @Column({ type: 'bytea' })
  content!: Buffer;

  /** SHA-256, in hexadecimal digits, as the other hashes. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash!: string;

  @Column({ name: 'previous_hash', type: 'text' })
  previousHash!: string;

  @Column({ type: 'text' })
  hash!: string;
}
