import { isDeepStrictEqual } from 'node:util';
import { saveListing } from '@manzil/contracts/http/managed-listings';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { gapsOfListing } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { lockPagelinks } from '../pagelinks.js';
import { AnnounceListing } from '../property/locks/announce-listing.js';
import { valuesOf } from '../property/locks/listing-fields.js';
import { recordPriceByHand, reductionByHand } from '../property/locks/price-by-hand.js';
import { lockListing } from '../property/locks/read-listing.js';
import { currentMember, withdrawnAfter } from '../property/locks/with-locks.js';
import { toManagedProperty } from '../property/managed-property.js';
import { PropertyEntity } from '../property/property.entity.js';
import { PropertyMapper } from '../property/property.mapper.js';
import { AUDITED, assertFree } from './create-own-listing.js';
import { assertOwn } from './assert-own.js';
import { ReadOwnListing } from './read-own-listing.js';

/** Replaces the values of one of our own listings, and publishes a draft on demand. */
@Injectable()
export class SaveOwnListing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readListing: ReadOwnListing,
    private readonly announce: AnnounceListing,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(saveListing)
  save({
    id,
    values,
    publish,
    expectedVersion,
  }: z.output<typeof saveListing.request>): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) => {
      await lockPagelinks(manager);
      const before = await lockListing(manager, id);
      assertOwn(before);
      const { version, updatedAt, changedBy } = before;
      if (expectedVersion !== undefined)
        assertVersion('The listing', { version, updatedAt, updatedBy: changedBy ?? '' }, expectedVersion);
      if (before.isDraft && publish) assertComplete('listing', gapsOfListing(values));
      const reference = values.reference || before.reference;
      await assertFree(manager, reference, id);
      const record = await this.readListing.read(manager, before, { ...values, reference });
      const isDraft = before.isDraft && !publish;
      const reduction = before.isDraft
        ? { reducedFrom: null, reducedAt: null }
        : await reductionByHand(manager, before, record);
      const now = new Date();
      await manager.update(
        PropertyEntity,
        { id },
        {
          ...record,
          ...reduction,
          isDraft,
          changedBy: currentMember(),
          updatedAt: now,
          // The date of a draft has no meaning for visitors.
          ...(before.isDraft && { listedAt: now }),
          withdrawnAt: withdrawnAfter({ ...before, isDraft }, before.overrides),
          version: version + 1,
        },
      );
      if (!before.isDraft && (record.price !== before.price || record.adType !== before.adType))
        await recordPriceByHand(manager, before, record);
      const after = await lockListing(manager, id);
      const pictured = ['images', 'floorPlans', 'agent'] as const;
      if (pictured.some((name) => !isDeepStrictEqual(before[name], after[name])))
        await this.announce.pictured(manager, after);
      await this.announce.changed(manager, before, after, {
        action: before.isDraft && publish ? 'listing-published' : 'listing-changed',
        changes: changesBetween(valuesOf(before), valuesOf(after), AUDITED),
      });
      return toManagedProperty(after, this.mapper);
    });
  }
}
