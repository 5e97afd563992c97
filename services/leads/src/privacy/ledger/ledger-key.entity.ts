import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The encryption key of a lead's entries. It is deleted with the lead, which makes them unreadable. */
@Entity({ name: 'ledger_key' })
export class LedgerKeyEntity {
  @PrimaryColumn({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'bytea' })
  key!: Buffer;
}
