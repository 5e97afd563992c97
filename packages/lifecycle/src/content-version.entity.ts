import type { EntryFields, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry as of one save; never changed afterwards. */
@Entity({ name: 'content_version' })
export class ContentVersionEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: LifecycleKind;

  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  /** The fields as staff write them. */
  @Column({ type: 'jsonb' })
  fields!: EntryFields;

  /** False for a draft. */
  @Column({ type: 'boolean' })
  published!: boolean;

  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt!: Date;

  @Column({ name: 'saved_by', type: 'text' })
  savedBy!: string;
}
