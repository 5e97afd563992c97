import { randomUUID } from 'node:crypto';
import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import { createListing } from '@manzil/contracts/http/managed-listings';
import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { gapsOfListing } from '@manzil/contracts/publish-gaps';
import { assertComplete } from '@manzil/lifecycle/assert-complete';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DevelopmentFormerLinkEntity } from '../development/development-former-link.entity.js';
import { DevelopmentEntity } from '../development/development.entity.js';
import { proposedPagelink } from '../import/pagelink.js';
import { lockPagelinks } from '../pagelinks.js';
import { AnnounceListing } from '../property/locks/announce-listing.js';
import { valuesOf } from '../property/locks/listing-fields.js';
import { lockListing } from '../property/locks/read-listing.js';
import { currentMember } from '../property/locks/with-locks.js';
import { toManagedProperty } from '../property/managed-property.js';
import { PropertyEntity } from '../property/property.entity.js';
import { PropertyMapper } from '../property/property.mapper.js';
import { ReadOwnListing } from './read-own-listing.js';

/** Makes a listing without a feed, as a draft or published at once. */
@Injectable()
export class CreateOwnListing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readListing: ReadOwnListing,
    private readonly announce: AnnounceListing,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(createListing)
  create({ values, publish }: z.output<typeof createListing.request>): Promise<ManagedProperty> {
    if (publish) assertComplete('listing', gapsOfListing(values));
    return this.dataSource.transaction(async (manager) => {
      await lockPagelinks(manager);
      const reference = values.reference || (await nextReference(manager));
      await assertFree(manager, reference);
      const record = await this.readListing.read(manager, null, { ...values, reference });
      const now = new Date();
      const listing = manager.create(PropertyEntity, {
        ...record,
        unitNumber: null,
        source: OWN_SOURCE,
        sourceReference: randomUUID(),
        pagelink: await freePagelink(manager, { ...values, sourceReference: reference }),
        listedAt: now,
        updatedAt: now,
        isDraft: !publish,
        withdrawnAt: publish ? null : now,
        contentHash: '',
        overrides: {},
        locks: [],
        feedValues: {},
        changedBy: currentMember(),
      });
      const { id } = await manager.save(listing);
      const created = await lockListing(manager, id);
      await this.announce.pictured(manager, created);
      await this.announce.changed(manager, null, created, {
        action: publish ? 'listing-published' : 'listing-created',
        changes: changesBetween(null, valuesOf(created), AUDITED),
      });
      return toManagedProperty(created, this.mapper);
    });
  }
}

/** The fields of a listing in the audit trail, in the order of the form. */
export const AUDITED: readonly (keyof ListingValues)[] = [
  ...(['title', 'name', 'reference', 'adType', 'unitType', 'bedrooms', 'rooms', 'bathrooms'] as const),
  ...(['builtUpArea', 'plotArea', 'parking', 'furnishing', 'completionStatus'] as const),
  ...(['tenure', 'handoverYear', 'developer'] as const),
  ...(['price', 'cheques', 'serviceCharge', 'featured', 'emirate', 'community', 'subCommunity'] as const),
  ...([
    'titleAr',
    'coordinates',
    'description',
    'descriptionAr',
    'amenities',
    'images',
    'floorPlans',
    'videoUrl',
    'view360Url',
  ] as const),
  ...(['permitNumber', 'agent'] as const),
];

/** CONFLICT with the field; the pagelink lock prevents two listings from getting the same reference. */
export async function assertFree(manager: EntityManager, reference: string, id = 0): Promise<void> {
  const [taken] = await manager.query<unknown[]>(
    "SELECT 1 FROM property WHERE reference = $1 AND presence <> 'retracted' AND id <> $2 LIMIT 1",
    [reference, id],
  );
  if (taken === undefined) return;
  const issues = [{ field: 'reference', message: 'Another listing has this reference' }];
  throw new DomainError('CONFLICT', 'Another listing has this reference', { issues });
}

async function nextReference(manager: EntityManager): Promise<string> {
  const [{ next }] = await manager.query<[{ next: number }]>(
    `SELECT coalesce(max(substring(reference FROM '^HAND-(\\d{1,8})$')::int), 0) + 1 AS next
     FROM property WHERE source = $1`,
    [OWN_SOURCE],
  );
  return `HAND-${next}`;
}

async function freePagelink(
  manager: EntityManager,
  listing: Parameters<typeof proposedPagelink>[0],
): Promise<string> {
  const wanted = proposedPagelink(listing);
  for (const pagelink of [wanted, `${wanted}-${randomUUID().slice(0, 8)}`]) {
    const isTaken =
      (await manager.existsBy(PropertyEntity, { pagelink })) ||
      (await manager.existsBy(DevelopmentEntity, { pagelink })) ||
      (await manager.existsBy(DevelopmentFormerLinkEntity, { pagelink }));
    if (!isTaken) return pagelink;
  }
  throw new DomainError('CONFLICT', 'There is no free address for this listing');
}
