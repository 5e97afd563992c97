import type { OverrideField } from '@manzil/contracts/listings/overrides';
import { overrideListing, correctListing, correctListings } from '@manzil/contracts/http/managed-listings';
import { type ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { CorrectListing } from './locks/correct-listing.js';
import { lockListing } from './locks/read-listing.js';
import { toManagedProperty } from './managed-property.js';
import { PropertyMapper } from './property.mapper.js';

type Refused = z.output<(typeof correctListings)['response']>['refused'];

/** Locks and unlocks fields of listings. */
@Injectable()
export class OverrideProperty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listing: CorrectListing,
    private readonly mapper: PropertyMapper,
  ) {}

  /** Replaces all locks of a listing. */
  @HandleRpc(overrideListing)
  override({ id, overrides, reason }: z.output<typeof overrideListing.request>): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockListing(manager, id);
      const lift = (Object.keys(before.overrides) as OverrideField[]).filter(
        (field) => !(field in overrides),
      );
      const after = await this.listing.correct(manager, id, { set: overrides, lift, reason });
      return toManagedProperty(after, this.mapper);
    });
  }

  @HandleRpc(correctListing)
  correct({ id, ...correction }: z.output<typeof correctListing.request>): Promise<ManagedProperty> {
    return this.dataSource.transaction(async (manager) =>
      toManagedProperty(await this.listing.correct(manager, id, correction), this.mapper),
    );
  }

  /** Ordered by id, so that concurrent changes cannot deadlock. */
  @HandleRpc(correctListings)
  correctMany({ ids, ...correction }: z.output<typeof correctListings.request>) {
    return this.dataSource.transaction(async (manager) => {
      const changed: Pick<ManagedProperty, 'id' | 'pagelink' | 'adType'>[] = [];
      const refused: Refused = [];
      for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
        try {
          const { pagelink, adType } = await this.listing.correct(manager, id, correction);
          changed.push({ id, pagelink, adType });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          refused.push({ id, message: error.extra.issues?.[0]?.message ?? error.message });
        }
      }
      return { changed, refused };
    });
  }
}
