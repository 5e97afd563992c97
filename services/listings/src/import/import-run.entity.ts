import type {
  FeedFormat,
  ImportCounts,
  ImportProblem,
  ImportState,
} from '@manzil/contracts/listings/import-run';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One run of 'Update Properties', from the request to its end. */
@Entity({ name: 'import_run' })
export class ImportRunEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  source!: string;

  /** The whole address, which may hold credentials: never shown. */
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

  @Column({ type: 'jsonb' })
  problems!: ImportProblem[];

  @Column({ name: 'problem_count', type: 'integer' })
  problemCount!: number;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

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
