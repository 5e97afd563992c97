import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Link that shows the site at a past or future instant to anyone with the link. */
@Entity({ name: 'site_preview' })
export class SitePreviewEntity {
  /** SHA-256 of the token, so that a reader of the table cannot open a preview. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ name: 'shown_at', type: 'timestamptz' })
  shownAt!: Date;

  @Column({ name: 'created_by', type: 'text' })
  createdBy!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
