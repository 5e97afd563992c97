import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rolledBack } from '@manzil/service-kit/rolled-back';
import { showPast } from './show-past.js';
import { runAt } from './shown-time.js';
import { UpcomingChanges } from './upcoming-changes.js';

/**
 * Answers as of another instant: with the content that visitors saw then, or, for a future instant, with everything
 * published and withdrawn that is scheduled until then. Runs in a transaction that is rolled back, so that nothing is
 * stored.
 */
@Injectable()
export class ShowSite {
  constructor(
    private readonly dataSource: DataSource,
    private readonly upcoming: UpcomingChanges,
  ) {}

  at<T>(at: Date, work: () => Promise<T>): Promise<T> {
    if (at > new Date())
      return rolledBack(this.dataSource, async () => {
        await this.upcoming.make(at);
        return runAt(at, work);
      });
    const past = async (): Promise<T> => {
      await showPast(this.dataSource.manager, at);
      return work();
    };
    // All reads see one state of the history and of the tables, even if staff publish meanwhile.
    return rolledBack(this.dataSource, past, 'REPEATABLE READ');
  }
}
