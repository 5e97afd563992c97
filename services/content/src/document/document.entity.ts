import type { DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The texts of one page, by field name. */
@Entity({ name: 'document' })
export class DocumentEntity {
  @PrimaryColumn({ type: 'text' })
  name!: DocumentName;

  @Column({ type: 'jsonb' })
  fields!: DocumentFields;

  /** 1 with the first save, one more with each. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
