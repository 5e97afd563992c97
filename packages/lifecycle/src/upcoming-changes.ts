import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { UpcomingChange } from '@manzil/contracts/content/site-times';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { RunDueSchedules } from './run-due-schedules.js';
import { runAt } from './shown-time.js';

/** An entry that is published at a time of its own fields, and not by a schedule. */
export interface DatedEntry {
  kind: LifecycleKind;
  id: number;
  at: Date;
}

/** Publishes entries with a publication date of their own, such as posts. */
export abstract class DatedEntries {
  /** Returns dated entries that are not public yet. */
  abstract list(): Promise<DatedEntry[]>;
  /** Publishes the entries that are due by the clock of the service. */
  abstract publishDue(): Promise<void>;
}

const MOST = 100;

type Change = Pick<UpcomingChange, 'kind' | 'id' | 'does'> & { time: Date };

/** Lists the scheduled changes of the site, and makes them early in a transaction that is rolled back. */
@Injectable()
export class UpcomingChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly dated: DatedEntries,
    private readonly runDueSchedules: RunDueSchedules,
  ) {}

  /** Returns the scheduled changes, next first. */
  async list(): Promise<UpcomingChange[]> {
    const next = (await this.all()).slice(0, MOST);
    const titled = await Promise.all(next.map((change) => this.titled(change)));
    return titled.filter((change) => change !== undefined);
  }

  /** Makes all changes scheduled until `at`, each as of its own time, in the transaction that is rolled back. */
  async make(at: Date): Promise<void> {
    const due = (await this.all()).filter(({ time }) => time <= at);
    const times = [...new Set(due.map(({ time }) => time.getTime()))];
    for (const time of times) {
      const now = new Date(time);
      await runAt(now, async () => {
        await this.dated.publishDue();
        await this.runDueSchedules.run(now);
      });
    }
    // More may be due at one time than one run takes.
    for (let left = due.length; left > 0; left -= MOST) await runAt(at, () => this.runDueSchedules.run(at));
  }

  private async all(): Promise<Change[]> {
    const schedules = await this.dataSource.manager.find(ContentScheduleEntity, {
      where: [{ publishAt: Not(IsNull()) }, { withdrawAt: Not(IsNull()) }],
    });
    const scheduled = schedules.flatMap(({ kind, entryId: id, publishAt, withdrawAt }) => [
      ...(publishAt === null ? [] : [{ kind, id, does: 'publish' as const, time: publishAt }]),
      ...(withdrawAt === null ? [] : [{ kind, id, does: 'withdraw' as const, time: withdrawAt }]),
    ]);
    const dated = (await this.dated.list()).map(({ kind, id, at }) => {
      return { kind, id, does: 'publish' as const, time: at };
    });
    return [...scheduled, ...dated].sort((a, b) => a.time.getTime() - b.time.getTime());
  }

  /** A deleted entry keeps its times in case it is restored; until then it has no upcoming changes. */
  private async titled({ kind, id, does, time }: Change): Promise<UpcomingChange | undefined> {
    const port = this.ports.of(kind);
    try {
      const record = await port.require(this.dataSource.manager, id);
      const { link } = port.audited(record);
      return { kind, id, does, at: time.toISOString(), title: record.title, link };
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
