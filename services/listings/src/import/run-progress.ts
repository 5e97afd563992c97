import type { FeedFormat, ImportProblem } from '@manzil/contracts/listings/import-run';
import type { DataSource } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

const SAVE_EVERY_MS = 1_000;
/** Problems kept with the run; all of them are counted. */
const KEPT_PROBLEMS = 200;

/** What a run has done so far, saved about once a second outside of its transaction. */
export class RunProgress {
  read = 0;
  rejected = 0;
  bytes = 0;
  format: FeedFormat | null = null;
  readonly problems: ImportProblem[] = [];
  problemCount = 0;
  private lastSaved = Date.now();

  constructor(
    private readonly dataSource: DataSource,
    private readonly runId: string,
  ) {}

  addProblem(problem: ImportProblem): void {
    this.problemCount += 1;
    if (this.problems.length < KEPT_PROBLEMS) this.problems.push(problem);
  }

  async saveNowAndThen(): Promise<void> {
    if (Date.now() - this.lastSaved < SAVE_EVERY_MS) return;
    this.lastSaved = Date.now();
    const { read, rejected, bytes, format } = this;
    const counts = { read, added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected };
    await this.dataSource.getRepository(ImportRunEntity).update(this.runId, { counts, bytes, format });
  }
}
