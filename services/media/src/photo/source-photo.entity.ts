import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo at a URL of another server, and its stored copy. */
@Entity({ name: 'source_photo' })
export class SourcePhotoEntity {
  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** File name of the asset that was last made of it; null before the first. */
  @Column({ type: 'text', nullable: true })
  filename!: string | null;

  /** True when the picture is too small to be a photo; no record shows it. */
  @Column({ name: 'is_no_photo', type: 'boolean', default: false })
  isNoPhoto!: boolean;

  /** Validators of the stored bytes, for conditional requests. */
  @Column({ type: 'text', nullable: true })
  etag!: string | null;

  @Column({ name: 'last_modified', type: 'text', nullable: true })
  lastModified!: string | null;

  /** SHA-256 of the downloaded bytes, hex. */
  @Column({ name: 'source_hash', type: 'text', nullable: true })
  sourceHash!: string | null;

  /** Version of the last event about it in microseconds since 1970, so that it grows even after the row was deleted. */
  @Column({ type: 'bigint', default: 0 })
  version!: string;

  /** Reason of the last failure; null after a success. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  /** Time of the next request; infinity while no record shows it. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** End of the lease of the worker that downloads it, also when its process dies. */
  @Column({ name: 'leased_until', type: 'timestamptz', default: () => "'-infinity'" })
  leasedUntil!: Date;
}
