import type { TimelineKind } from '@manzil/contracts/leads/timeline';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event in the timeline of a lead. Rows are added and never changed. */
@Entity({ name: 'lead_entry' })
export class LeadEntryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;

  @Column({ type: 'text' })
  kind!: TimelineKind;

  /** The member who did it; empty where no member did. */
  @Column({ type: 'text', default: '' })
  author!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ name: 'old_value', type: 'text', nullable: true })
  oldValue!: string | null;

  @Column({ name: 'new_value', type: 'text', nullable: true })
  newValue!: string | null;

  /** Names of files that came with a mail, or were sent with it. */
  @Column({ type: 'text', array: true, default: [] })
  attachments!: string[];

  /** The names below /uploads of `attachments` that were sent, in the same order; empty for received mail. */
  @Column({ name: 'attached_files', type: 'text', array: true, default: [] })
  attachedFiles!: string[];
}
