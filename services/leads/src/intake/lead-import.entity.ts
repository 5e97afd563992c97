import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An import of a file of leads. */
@Entity({ name: 'lead_import' })
export class LeadImportEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;

  @Column({ name: 'made_by', type: 'text' })
  madeBy!: string;

  /** Number of leads that were stored. */
  @Column({ type: 'integer' })
  imported!: number;

  @Column({ name: 'undone_at', type: 'timestamptz', precision: 3, nullable: true })
  undoneAt!: Date | null;
}
