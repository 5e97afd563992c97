import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Link that shows the draft of an entry to anyone with the link; one per entry. */
@Entity({ name: 'content_preview' })
export class ContentPreviewEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: LifecycleKind;

  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** SHA-256 of the token, so that a reader of the table cannot open a preview. */
  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ name: 'created_by', type: 'text' })
  createdBy!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
