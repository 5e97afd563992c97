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
}
