import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo at an address elsewhere, and what we have of it. */
@Entity({ name: 'source_photo' })
export class SourcePhotoEntity {
  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** Of the asset that was made of it last; null before the first. */
  @Column({ type: 'text', nullable: true })
  filename!: string | null;

  /** What its server told of the bytes we have, to ask for others only. */
  @Column({ type: 'text', nullable: true })
  etag!: string | null;

  @Column({ name: 'last_modified', type: 'text', nullable: true })
  lastModified!: string | null;

  /** SHA-256 of the bytes as they came, hex. */
  @Column({ name: 'source_hash', type: 'text', nullable: true })
  sourceHash!: string | null;

  /** Of the last fact about it: microseconds since 1970, so that it grows even over a row that was deleted. */
  @Column({ type: 'bigint', default: 0 })
  version!: string;

  /** Why the last try failed, and how many have since the last good one. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  /** When to ask for it next; never, while nobody shows it. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** Until then a process has it in hand; one that dies lets go of it so. */
  @Column({ name: 'leased_until', type: 'timestamptz', default: () => "'-infinity'" })
  leasedUntil!: Date;
}
