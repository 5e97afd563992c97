import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { PublishAndWithdraw } from './publish-and-withdraw.js';

type Change = 'publish' | 'withdraw';

/**
 * Publishes and withdraws due entries, each in its own transaction. A refused change, for example because the slug
 * was taken meanwhile, is not retried; staff see the reason.
 */
@Injectable()
export class RunDueSchedules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly publishAndWithdraw: PublishAndWithdraw,
  ) {}

  async run(now: Date): Promise<void> {
    for (const due of await findDue(this.dataSource.manager, now)) {
      const change = due.publishAt !== null && due.publishAt <= now ? 'publish' : 'withdraw';
      try {
        await this.make(due, change, now);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        await this.dataSource.manager.update(ContentScheduleEntity, keyOf(due), {
          ...cleared(change),
          failure: error.message,
        });
      }
    }
  }

  private async make(due: ContentScheduleEntity, change: Change, now: Date): Promise<void> {
    const port = this.ports.of(due.kind);
    const wanted = { id: due.entryId, by: due.setBy };
    await port.change(async (context) => {
      const { manager } = context;
      // The time may have been changed, or another replica may have been first, before the collection was locked.
      const current = await manager.findOneBy(ContentScheduleEntity, keyOf(due));
      const time = change === 'publish' ? current?.publishAt : current?.withdrawAt;
      if (time === undefined || time === null || time > now) return { id: due.entryId };
      await manager.update(ContentScheduleEntity, keyOf(due), { ...cleared(change), failure: null });
      return change === 'publish'
        ? this.publishAndWithdraw.publishIn(context, port, wanted)
        : this.publishAndWithdraw.withdrawIn(context, port, wanted);
    });
  }
}

const keyOf = ({ kind, entryId }: ContentScheduleEntity) => ({ kind, entryId });

const cleared = (change: Change) => (change === 'publish' ? { publishAt: null } : { withdrawAt: null });

const findDue = (manager: EntityManager, now: Date): Promise<ContentScheduleEntity[]> =>
  manager.find(ContentScheduleEntity, {
    where: [{ publishAt: LessThanOrEqual(now) }, { withdrawAt: LessThanOrEqual(now) }],
    order: { kind: 'ASC', entryId: 'ASC' },
    take: 100,
  });
