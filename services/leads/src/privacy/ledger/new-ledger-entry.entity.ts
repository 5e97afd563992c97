import type { LedgerKind } from '@manzil/contracts/leads/ledger';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An entry of a transaction that is not committed yet: the commit appends it to the chain and deletes it here. */
@Entity({ name: 'new_ledger_entry' })
export class NewLedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column({ type: 'text' })
  kind!: LedgerKind;

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  /** Encrypted; empty for an erasure. */
  @Column({ type: 'bytea' })
  content!: Buffer;
}
