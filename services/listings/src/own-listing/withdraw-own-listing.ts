import { withdrawListing } from '@manzil/contracts/http/managed-listings';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { gapsOfListing } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnounceListing } from '../property/locks/announce-listing.js';
import { valuesOf } from '../property/locks/listing-fields.js';
import { lockListing } from '../property/locks/read-listing.js';
import { withdrawnAfter } from '../property/locks/with-locks.js';
import { toManagedProperty } from '../property/managed-property.js';
import { PropertyEntity } from '../property/property.entity.js';
import { PropertyMapper } from '../property/property.mapper.js';
import { assertOwn } from './assert-own.js';

/** Takes one of our own listings off the market, or publishes it again, without loss of data. */
@Injectable()
export class WithdrawOwnListing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceListing,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(withdrawListing)
  withdraw({ id, withdrawn }: z.output<typeof withdrawListing.request>): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockListing(manager, id);
      assertOwn(before);
      if (!withdrawn && !before.isDraft) assertComplete('listing', gapsOfListing(valuesOf(before)));
      const presence = withdrawn ? 'gone' : 'listed';
      if (before.presence === presence) return toManagedProperty(before, this.mapper);
      const withdrawnAt = withdrawnAfter({ ...before, presence }, before.overrides);
      const version = before.version + 1;
      await manager.update(PropertyEntity, { id }, { presence, withdrawnAt, version, updatedAt: new Date() });
      const after = await lockListing(manager, id);
      const action = withdrawn ? 'listing-withdrawn' : 'listing-restored';
      await this.announce.changed(manager, before, after, { action, changes: [] });
      return toManagedProperty(after, this.mapper);
    });
  }
}
