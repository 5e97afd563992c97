import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

type PageAction =
  | 'page-created'
  | 'page-updated'
  | 'page-copied'
  | 'page-deleted'
  | 'page-restored'
  | 'page-purged'
  | 'page-revision-restored'
  | 'page-previewed';

export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'import-requested'
  | 'import-cancelled'
  | 'import-approved'
  | 'import-discarded'
  | 'import-rolled-back'
  | 'listing-overridden'
  | 'feed-mapping-changed'
  | 'photos-retried'
  | 'media-uploaded'
  | 'media-described'
  | 'media-deleted'
  | 'media-replaced'
  | 'development-created'
  | 'development-changed'
  | 'development-deleted'
  | 'development-put-online'
  | 'development-taken-offline'
  | 'development-heading-changed'
  | 'developments-ordered'
  | 'gallery-images-added'
  | 'gallery-image-replaced'
  | 'gallery-image-deleted'
  | 'gallery-ordered'
  | 'member-invited'
  | 'member-role-changed'
  | 'member-disabled'
  | 'member-enabled'
  | 'password-link-issued'
  | 'password-chosen'
  | 'password-changed'
  | 'password-reset'
  | 'session-ended'
  | 'lead-changed'
  | 'leads-exported'
  | PageAction
  | 'content-created'
  | 'content-updated'
  | 'content-deleted'
  | 'content-restored'
  | 'content-reordered';

/** Who did what, when and from where. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column({ name: 'member_id', type: 'uuid', nullable: true })
  memberId!: string | null;

  /** As it was at the time. */
  @Column({ type: 'text', nullable: true })
  username!: string | null;

  @Column({ type: 'text' })
  action!: AuditAction;

  /** What it was done to, for example a run's id. */
  @Column({ type: 'text', nullable: true })
  target!: string | null;

  @Column({ type: 'jsonb', default: {} })
  details!: Record<string, unknown>;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;
}
