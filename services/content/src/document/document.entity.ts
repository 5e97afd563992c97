import type { DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StampedEntity } from '../editing/stamped.entity.js';

/** The texts of one page, by field name. */
@Entity({ name: 'document' })
export class DocumentEntity extends StampedEntity {
  @PrimaryColumn({ type: 'text' })
  name!: DocumentName;

  @Column({ type: 'jsonb' })
  fields!: DocumentFields;

  /** Number of draft saves since the last public save; the public version is `version` minus this number. */
  @Column({ name: 'unseen_saves', type: 'integer', default: 0 })
  unseenSaves!: number;
}
