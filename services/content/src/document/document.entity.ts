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

  /** Saves since the last one that visitors see, whose number is `version` less these. */
  @Column({ name: 'unseen_saves', type: 'integer', default: 0 })
  unseenSaves!: number;
}
