import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that shows the site as it was or will be at an instant to everybody who has it. */
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
