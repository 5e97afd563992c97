import type {
  FeedFormat,
  ImportCounts,
  ImportRun,
  ImportState,
  QuarantineReason,
  RunKind,
} from '@manzil/contracts/listings/import-run';
import type { UnmappedValue } from '@manzil/contracts/listings/feed-values';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Identifies how a feed was read, to decide whether reading it again could change anything. */
export interface FeedMark {
  /** The sender's identifier of this version of the feed. */
  validator: string;
  /** The fingerprint of the code and the settings that read it. */
  reader: string;
  /** The time at which it was last read record by record, in milliseconds since 1970. */
  readAt: number;
}

/** One run of 'Update Properties', from the request to its end. */
@Entity({ name: 'import_run' })
export class ImportRunEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  source!: string;

  @Column({ type: 'text', default: 'feed' })
  kind!: RunKind;

  /** The whole URL, which may have credentials and is never shown. Empty for a run that reads no feed. */
  @Column({ type: 'text' })
  location!: string;

  @Column({ type: 'text', nullable: true })
  format!: FeedFormat | null;

  @Column({ type: 'text' })
  trigger!: string;

  @Column({ name: 'dry_run', type: 'boolean' })
  dryRun!: boolean;

  @Column({ type: 'text' })
  state!: ImportState;

  /** The number of times that a worker has started the run; writes of earlier attempts are ignored. */
  @Column({ type: 'integer' })
  attempt!: number;

  @Column({ type: 'jsonb' })
  counts!: ImportCounts;

  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  bytes!: number;

  /** SHA-256 of the bytes, in hex. */
  @Column({ name: 'feed_hash', type: 'text', nullable: true })
  feedHash!: string | null;

  /** Set when the sender identified this version of the feed; see current-run.ts. */
  @Column({ name: 'feed_mark', type: 'jsonb', nullable: true })
  feedMark!: FeedMark | null;

  /** The unmapped terms of its feed; null until it is read to its end. It is long, so it is only read when selected. */
  @Column({ name: 'unmapped_values', type: 'jsonb', nullable: true, select: false })
  unmappedValues?: UnmappedValue[] | null;

  @Column({ name: 'problem_count', type: 'integer' })
  problemCount!: number;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'jsonb', default: [] })
  reasons!: QuarantineReason[];

  /** The judged data is stored and needs a decision. */
  @Column({ type: 'boolean', default: false })
  approvable!: boolean;

  /** The digest of the judged difference: an approval is valid for this difference only. */
  @Column({ name: 'plan_digest', type: 'text', nullable: true })
  planDigest!: string | null;

  @Column({ type: 'text', nullable: true })
  decision!: ImportRun['decision'];

  @Column({ name: 'decided_by', type: 'text', nullable: true })
  decidedBy!: string | null;

  /** The oldest run that a rollback undoes. */
  @Column({ type: 'uuid', nullable: true })
  undoes!: string | null;

  /** The rollback that undid this run, unless that was rolled back itself. */
  @Column({ name: 'undone_by', type: 'uuid', nullable: true })
  undoneBy!: string | null;

  /** The position among the runs of the source that changed the catalogue, in the order of their commits. */
  @Column({ type: 'integer', nullable: true })
  revision!: number | null;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt!: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  /** The last time at which a worker reported that it works on the run. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true })
  seenAt!: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
