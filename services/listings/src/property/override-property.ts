import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { overridesSchema, type Overrides } from '@manzil/contracts/listings/overrides';
import type { Lock, ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { currentActor } from '@manzil/messaging/request-context';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { MANAGED_FIELDS, toManagedProperty } from './managed-property.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';
import { publishChanges } from './publish-changes.js';

/**
 * Replaces the fields of a listing that staff have locked. Imports do not change locked fields; unlocked ones return
 * to the value of the feed.
 */
@Injectable()
export class OverrideProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly mapper: PropertyMapper,
  ) {}

  override({ id, overrides }: { id: number; overrides: Overrides }): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.read(manager, id);
      if (before === null || before.presence === 'retracted') {
        throw new DomainError('NOT_FOUND', 'There is no such property');
      }
      const locks = normalised(overrides);
      if (isSame(locks, before.overrides)) return toManagedProperty(before, this.mapper);
      await manager.update(
        PropertyEntity,
        { id },
        {
          ...locked(before, locks),
          locks: locksAfter(before, locks),
        },
      );
      const after = await this.read(manager, id);
      if (after === null) throw new DomainError('NOT_FOUND', 'There is no such property');
      await this.publish(manager, before, after);
      await this.record(manager, before, after);
      return toManagedProperty(after, this.mapper);
    });
  }

  private async record(manager: EntityManager, before: PropertyEntity, after: PropertyEntity): Promise<void> {
    const { id, title, pagelink } = after;
    const record = auditRecord({
      action: 'listing-overridden',
      entity: { kind: 'listing', id: String(id), title, link: `/backend/properties/${pagelink}` },
      changes: changesBetween(before.overrides, after.overrides, ['title', 'featured', 'hidden']),
    });
    await this.outbox.add(manager, listingsAuditRecorded, record);
  }

  private read(manager: EntityManager, id: number): Promise<PropertyEntity | null> {
    if (!canBeKey({ id })) return Promise.resolve(null);
    return manager
      .createQueryBuilder(PropertyEntity, 'p')
      .select(MANAGED_FIELDS.map((field) => `p.${field}`))
      .where({ id })
      .setLock('pessimistic_write')
      .getOne();
  }

  private async publish(
    manager: EntityManager,
    before: PropertyEntity,
    after: PropertyEntity,
  ): Promise<void> {
    const [was, is] = [before.withdrawnAt === null, after.withdrawnAt === null];
    if (!was && !is) return;
    const what = was && is ? 'changed' : is ? 'published' : 'withdrawn';
    const { id, pagelink, adType, version } = after;
    await publishChanges(manager, this.outbox, [{ id, pagelink, adType, what, version }]);
  }
}

/** Removes `hidden: false`, which is the default. */
const normalised = ({ hidden, featured, title }: Overrides): Overrides => ({
  ...(featured !== undefined && { featured }),
  ...(hidden === true && { hidden }),
  ...(title !== undefined && { title }),
});

const isSame = (one: Overrides, other: Overrides): boolean =>
  one.featured === other.featured && one.hidden === other.hidden && one.title === other.title;

/** An unchanged lock keeps its author and time. */
function locksAfter(before: PropertyEntity, overrides: Overrides): Lock[] {
  const actor = currentActor();
  const by = actor?.kind === 'member' ? actor.name : null;
  const at = new Date().toISOString();
  return overridesSchema.keyof().options.flatMap((field) => {
    if (overrides[field] === undefined) return [];
    if (overrides[field] !== before.overrides[field]) return [{ field, by, at }];
    return before.locks.filter((lock) => lock.field === field);
  });
}

/** Returns the columns of the row with the new locks. */
function locked(before: PropertyEntity, overrides: Overrides): Partial<PropertyEntity> {
  const { title, featured, hidden } = overrides;
  const feedTitle = before.feedTitle ?? before.title;
  const feedFeatured = before.feedFeatured ?? before.featured;
  const isPublic = (before.presence === 'listed' || before.presence === 'missing') && hidden !== true;
  return {
    overrides,
    title: title ?? feedTitle,
    feedTitle: title === undefined ? null : feedTitle,
    featured: featured ?? feedFeatured,
    feedFeatured: featured === undefined ? null : feedFeatured,
    withdrawnAt: isPublic ? null : (before.withdrawnAt ?? new Date()),
    version: before.version + 1,
  };
}
