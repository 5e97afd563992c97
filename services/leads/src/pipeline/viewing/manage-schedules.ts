import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { listViewingSchedules } from '@manzil/contracts/http/viewings';
import type { ViewingHours, ViewingSchedule, ViewingSchedules } from '@manzil/contracts/leads/viewing';
import { saveViewingSchedule } from '@manzil/contracts/leads/viewing-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { seesAll } from '../../record/visible-leads.js';
import { officeTimes } from '../routing/office-times.js';
import { isOwn, requireAdviser } from './require-adviser.js';
import { ViewingScheduleEntity } from './viewing-schedule.entity.js';

/** Opening hours of advisers: an agent sees and changes their own, other members see and change all. */
@Injectable()
export class ManageSchedules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(listViewingSchedules)
  async list({ asMember }: z.output<typeof listViewingSchedules.request>): Promise<ViewingSchedules> {
    const { manager } = this.dataSource;
    const found = await manager.find(ViewingScheduleEntity, { order: { adviser: 'ASC' } });
    const visible = found.filter(({ adviser }) => seesAll(asMember) || isOwn(asMember, adviser));
    const { hours, holidays } = await officeTimes(manager);
    return { schedules: visible.map(toSchedule), holidays, officeHours: hours };
  }

  @HandleRpc(saveViewingSchedule)
  async save({
    adviser,
    hours,
    expectedVersion,
    asMember,
  }: z.output<typeof saveViewingSchedule.request>): Promise<ViewingSchedule> {
    requireAdviser(asMember, adviser);
    return this.dataSource.transaction(async (manager) => {
      const saved = await saveHours(manager, { adviser, hours, expectedVersion, by: asMember.username });
      if (!saved) {
        const latest = await manager.findOneBy(ViewingScheduleEntity, { adviser });
        throw versionConflict('The schedule', latest);
      }
      const entity = { kind: 'viewing-hours', id: null, title: adviser, link: '/backend/viewings' };
      const details = {
        openings: hours.openings.length,
        duration: hours.duration,
        notice: hours.notice,
        standInPlaces: hours.standInPlaces.length,
      };
      const record = auditRecord({ action: 'viewing-hours-changed', entity, details });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return toSchedule(await manager.findOneByOrFail(ViewingScheduleEntity, { adviser }));
    });
  }
}

interface SavedHours {
  adviser: string;
  hours: ViewingHours;
  expectedVersion: number;
  by: string;
}

/** False when they are no longer at `expectedVersion`. */
async function saveHours(
  manager: EntityManager,
  { adviser, hours, expectedVersion, by }: SavedHours,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE viewing_schedule SET hours = $2, version = version + 1, updated_at = now(), updated_by = $4
     WHERE adviser = $1 AND version = $3
     RETURNING adviser`,
    [adviser, JSON.stringify(hours), expectedVersion, by],
  );
  if (rows.length > 0) return true;
  if (expectedVersion !== 0) return false;
  const added = await manager.query<unknown[]>(
    `INSERT INTO viewing_schedule (adviser, hours, version, updated_by) VALUES ($1, $2, 1, $3)
     ON CONFLICT DO NOTHING
     RETURNING adviser`,
    [adviser, JSON.stringify(hours), by],
  );
  return added.length > 0;
}

const toSchedule = ({ adviser, hours, version, feedHash }: ViewingScheduleEntity): ViewingSchedule => ({
  ...hours,
  // Missing in hours that an earlier release stored.
  standInPlaces: hours.standInPlaces ?? [],
  adviser,
  version,
  hasFeed: feedHash !== null,
});
