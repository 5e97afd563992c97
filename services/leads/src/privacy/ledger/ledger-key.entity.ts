import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of the entries of a lead. It is deleted with the lead, and nobody can read them any more. */
@Entity({ name: 'ledger_key' })
export class LedgerKeyEntity {
  @PrimaryColumn({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'bytea' })
  key!: Buffer;
}
