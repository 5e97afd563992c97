import { propertyChanged, propertyPublished, propertyWithdrawn } from '@manzil/contracts/listings/facts';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { MANAGED_FIELDS, toManagedProperty } from './managed-property.js';
import { PropertyEntity } from './property.entity.js';

/** Replaces what staff have locked of a listing. Imports leave locked fields alone; lifted, the feed's own come back. */
@Injectable()
export class OverrideProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  execute({ id, overrides }: { id: number; overrides: Overrides }): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.read(manager, id);
      if (before === null || before.presence === 'retracted') {
        throw new DomainError('NOT_FOUND', 'There is no such property');
      }
      const locks = settled(overrides);
      if (isSame(locks, before.overrides)) return toManagedProperty(before);
      await manager.update(PropertyEntity, { id }, locked(before, locks));
      const after = await this.read(manager, id);
      if (after === null) throw new DomainError('NOT_FOUND', 'There is no such property');
      await this.tell(manager, before, after);
      return toManagedProperty(after);
    });
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

  private async tell(manager: EntityManager, before: PropertyEntity, after: PropertyEntity): Promise<void> {
    const [was, is] = [before.withdrawnAt === null, after.withdrawnAt === null];
    if (!was && !is) return;
    const contract = was && is ? propertyChanged : is ? propertyPublished : propertyWithdrawn;
    const { id, pagelink, adType, version } = after;
    await this.outbox.add(manager, contract, { id, pagelink, adType, version, runId: null });
  }
}

/** Hiding is on or off: `false` says no more than nothing. */
const settled = ({ hidden, featured, title }: Overrides): Overrides => ({
  ...(featured !== undefined && { featured }),
  ...(hidden === true && { hidden }),
  ...(title !== undefined && { title }),
});

const isSame = (one: Overrides, other: Overrides): boolean =>
  one.featured === other.featured && one.hidden === other.hidden && one.title === other.title;

/** The row under new locks. */
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
