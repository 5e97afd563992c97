import {
  changeAdvisedListing,
  confirmAdvisedListing,
  listAdvisedListings,
  type AdvisedListing,
} from '@manzil/contracts/listings/advised-listing';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AnnounceListing } from './locks/announce-listing.js';
import { CorrectListing } from './locks/correct-listing.js';
import { lockListing } from './locks/read-listing.js';
import { MANAGED_FIELDS, toManagedRow, type ManagedRow } from './managed-property.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

/** What their adviser sees in addition to the managed fields. */
const OWN_FIELDS = ['confirmedAt', 'floorPlans', 'resolvedFloorPlans'] as const;

/** Upper bound of the listings of one adviser. */
const MOST = 200;

type One = z.output<typeof confirmAdvisedListing.request>;

/** The listings of one adviser, who may change their price and photos and say that they are still available. */
@Injectable()
export class AdvisedListings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listing: CorrectListing,
    private readonly announce: AnnounceListing,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(listAdvisedListings)
  async list(adviser: Omit<One, 'id'>): Promise<{ listings: AdvisedListing[] }> {
    const entities = await this.dataSource
      .createQueryBuilder(PropertyEntity, 'p')
      .select([...MANAGED_FIELDS, ...OWN_FIELDS].map((field) => `p.${field}`))
      .where("lower(p.agent->>'email') IN (:...emails)", { emails: emailsOf(adviser) })
      .andWhere("p.presence IN ('listed', 'missing')")
      .orderBy('p.updatedAt', 'DESC')
      .addOrderBy('p.id', 'DESC')
      .limit(MOST)
      .getMany();
    return { listings: entities.map((entity) => this.toAdvised(entity)) };
  }

  @HandleRpc(changeAdvisedListing)
  change({ change, ...one }: z.output<typeof changeAdvisedListing.request>): Promise<AdvisedListing> {
    const { price, photos, reason } = change;
    const set = { ...(price !== undefined && { price }), ...(photos !== undefined && { images: photos }) };
    return this.dataSource.transaction(async (manager) => {
      await lockAdvised(manager, one);
      await this.listing.correct(manager, one.id, { set, lift: [], reason });
      return this.toAdvised(await lockListing(manager, one.id));
    });
  }

  @HandleRpc(confirmAdvisedListing)
  confirm(one: One): Promise<AdvisedListing> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockAdvised(manager, one);
      const confirmedAt = new Date();
      await manager.update(PropertyEntity, { id: one.id }, { confirmedAt });
      await this.announce.recorded(manager, before, { action: 'listing-confirmed', changes: [] });
      return this.toAdvised({ ...before, confirmedAt });
    });
  }

  private toAdvised(entity: ManagedRow & Pick<PropertyEntity, (typeof OWN_FIELDS)[number]>): AdvisedListing {
    const { id, pagelink, title, reference, community, adType, images, price, status } = toManagedRow(
      entity,
      this.mapper,
    );
    const confirmedAt = entity.confirmedAt?.toISOString() ?? null;
    return {
      id,
      pagelink,
      title,
      reference,
      community,
      adType,
      images,
      floorPlans: this.mapper.plansOf(entity),
      price,
      status,
      confirmedAt,
    };
  }
}

/** NOT_FOUND for a listing of another adviser, so that ids reveal nothing. */
async function lockAdvised(manager: EntityManager, { id, ...adviser }: One): Promise<PropertyEntity> {
  const found = await lockListing(manager, id);
  const isTheirs = emailsOf(adviser).includes(found.agent?.email?.toLowerCase() ?? '');
  if (!isTheirs || found.presence === 'gone')
    throw new DomainError('NOT_FOUND', 'There is no such listing of yours');
  return found;
}

const emailsOf = ({ adviserEmail, otherEmails }: Omit<One, 'id'>): string[] =>
  [adviserEmail, ...otherEmails].map((email) => email.toLowerCase());
