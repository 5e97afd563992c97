import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A snapshot of a page for anyone with the token. */
@Entity({ name: 'page_preview' })
export class PagePreviewEntity {
  /** SHA-256 of the token, so that a reader of the table cannot open a preview. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;

  @Column({ name: 'created_by', type: 'text' })
  createdBy!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
