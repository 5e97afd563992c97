import { ALERT_FREQUENCIES, type AlertFrequency } from '@manzil/contracts/leads/saved-search';
import { withLock } from '@manzil/service-kit/jobs/advisory-lock';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { SHUTDOWN } from '@manzil/service-kit/kit-module';
import { Counter, registry } from '@manzil/service-kit/metrics';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { alertPeriod } from './alert-period.js';
import { dueWindows, finishGroups, newsOf, nextGroups, type DueWindow } from './due-searches.js';
import { matchGroups } from './match-groups.js';

const EVERY_MS = 5_000;
/** Groups that are matched and finished together. */
const BATCH = 2_000;

const alerts = new Counter({
  name: 'manzil_leads_search_alerts_total',
  help: 'Mails with new homes of a saved search that were queued',
  labelNames: ['frequency'],
  registers: [registry],
});

/** Matches saved searches with new, returned and cheaper homes, in one replica at a time, and queues the mail. */
@Injectable()
export class QueueAlerts implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'queue-alerts', () => this.queue(new Date()));
  }

  /** Queues the mail that is due at `now`, each once. Returns false while another replica does it. */
  async queue(now: Date): Promise<boolean> {
    const isDone = await withLock(this.dataSource, 'queue-alerts', async () => {
      for (const frequency of ALERT_FREQUENCIES) await this.queueAll(frequency, now);
      return true;
    });
    return isDone ?? false;
  }

  private async queueAll(frequency: AlertFrequency, now: Date): Promise<void> {
    const windows = await dueWindows(this.dataSource, frequency, alertPeriod(frequency, now));
    for (const window of windows) await this.queueWindow(window, now);
  }

  private async queueWindow(window: DueWindow, now: Date): Promise<void> {
    const homes = await newsOf(this.dataSource, window);
    for (let from = ''; !this.shutdown.aborted;) {
      const groups = await nextGroups(this.dataSource, window, { from, count: BATCH });
      const last = groups.at(-1);
      if (last === undefined) return;
      const matched = await matchGroups(this.rpc, groups, homes);
      const queued = await this.dataSource.transaction((manager) =>
        finishGroups(manager, window, { groups, matched, now }),
      );
      alerts.inc({ frequency: window.frequency }, queued);
      from = last.hash;
    }
  }
}
