import type { DataSource } from 'typeorm';
import type { NatsLink } from '@manzil/messaging/connection/nats-link';

const PROBE_LIMIT_MS = 1_000;
const REPORT_TTL_MS = 1_000;

export interface ReadinessReport {
  ready: boolean;
  /** Dependencies that are not available. */
  waitingFor: string[];
}

/** Health of the process. An unavailable dependency makes it not ready; nothing makes it not live. */
export class Readiness {
  dataSource: DataSource | undefined;
  link: NatsLink | undefined;
  started = false;
  stopping = false;
  private last: { at: number; report: ReadinessReport } | undefined;

  async check(): Promise<ReadinessReport> {
    if (
      this.last !== undefined &&
      Date.now() - this.last.at < REPORT_TTL_MS &&
      this.started &&
      !this.stopping
    ) {
      return this.last.report;
    }
    const waitingFor = [
      ...((await this.databaseAnswers()) ? [] : ['database']),
      ...(this.link?.connected === true ? [] : ['nats']),
      ...(this.started ? [] : ['start']),
      ...(this.stopping ? ['shutdown'] : []),
    ];
    const report = { ready: waitingFor.length === 0, waitingFor };
    this.last = { at: Date.now(), report };
    return report;
  }

  private async databaseAnswers(): Promise<boolean> {
    if (this.dataSource === undefined) return false;
    const limit = new Promise<false>((resolve) => {
      setTimeout(() => {
        resolve(false);
      }, PROBE_LIMIT_MS).unref();
    });
    const answer = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, limit]);
  }
}
