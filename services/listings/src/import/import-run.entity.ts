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

/** What tells whether reading a feed again could find anything new. */
export interface FeedMark {
  /** The sender's word for this state of the feed. */
  validator: string;
  /** Of the code and the settings that read it. */
  reader: string;
  /** When it was last read record by record, in milliseconds since 1970. */
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

  /** The whole address, which may hold credentials: never shown. Empty for a run that reads no feed. */
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

  /** How often a worker has begun the run; writes of an earlier attempt no longer count. */
  @Column({ type: 'integer' })
  attempt!: number;

  @Column({ type: 'jsonb' })
  counts!: ImportCounts;

  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  bytes!: number;

  /** SHA-256 of the bytes, in hex. */
  @Column({ name: 'feed_hash', type: 'text', nullable: true })
  feedHash!: string | null;

  /** How the feed was read, where the sender said which state of it this is; see standing-run.ts. */
  @Column({ name: 'feed_mark', type: 'jsonb', nullable: true })
  feedMark!: FeedMark | null;

  /** Words of its feed that are none of ours; null until it is read to its end. Long, so nobody gets it unasked. */
  @Column({ name: 'unmapped_values', type: 'jsonb', nullable: true, select: false })
  unmappedValues?: UnmappedValue[] | null;

  @Column({ name: 'problem_count', type: 'integer' })
  problemCount!: number;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'jsonb', default: [] })
  reasons!: QuarantineReason[];

  /** What was judged is kept and waits for a decision. */
  @Column({ type: 'boolean', default: false })
  approvable!: boolean;

  /** Of the difference that was judged: an approval is for this one and no other. */
  @Column({ name: 'plan_digest', type: 'text', nullable: true })
  planDigest!: string | null;

  @Column({ type: 'text', nullable: true })
  decision!: ImportRun['decision'];

  @Column({ name: 'decided_by', type: 'text', nullable: true })
  decidedBy!: string | null;

  /** For a rollback: the oldest run it undoes. */
  @Column({ type: 'uuid', nullable: true })
  undoes!: string | null;

  /** The rollback that undid this run, unless that was rolled back itself. */
  @Column({ name: 'undone_by', type: 'uuid', nullable: true })
  undoneBy!: string | null;

  /** Place among the runs of the source that changed the catalogue, in the order of their commits. */
  @Column({ type: 'integer', nullable: true })
  revision!: number | null;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt!: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  /** When a worker last showed that it is at work on the run. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true })
  seenAt!: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
