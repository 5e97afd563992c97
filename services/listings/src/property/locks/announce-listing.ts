import type { AuditChange } from '@manzil/contracts/audit';
import { listingsAuditRecorded } from '@manzil/contracts/audit';
import type { PropertyChange } from '@manzil/contracts/listings/events';
import { claimReferences, fetchPhotos } from '@manzil/contracts/media/commands';
import { referencesInParts } from '@manzil/contracts/media/references';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingsConfig } from '../../config.js';
import { photosOfListing } from '../../photo/fetch-photos-of-run.js';
import { hasRemoteImages, picturesOf, remoteImages, resolvedImages } from '../../photo/resolved-images.js';
import type { PropertyEntity } from '../property.entity.js';
import { publishChanges } from '../../change/publish-changes.js';

interface Act {
  action: string;
  changes: AuditChange[];
  details?: Record<string, string>;
}

const isPublic = (listing: PropertyEntity | null): boolean => listing?.withdrawnAt === null;

/**
 * Publishes the effects of a manual change within its transaction: events, the audit record, and claims of pictures.
 */
@Injectable()
export class AnnounceListing {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS'>,
  ) {}

  /** `before` is null for a new listing. */
  async changed(
    manager: EntityManager,
    before: PropertyEntity | null,
    after: PropertyEntity,
    { action, changes, details }: Act,
  ): Promise<void> {
    const event = changeOf(before, after);
    if (event !== undefined) await publishChanges(manager, this.outbox, [event]);
    await this.recorded(manager, after, { action, changes, ...(details && { details }) });
  }

  /** Records an action that changes nothing for visitors. */
  async recorded(
    manager: EntityManager,
    { id, title, pagelink, name }: PropertyEntity,
    { action, changes, details = {} }: Act,
  ): Promise<void> {
    const entity = { kind: 'listing', id: String(id), link: `/backend/properties/${pagelink}` };
    await this.outbox.add(
      manager,
      listingsAuditRecorded,
      auditRecord({ action, entity: { ...entity, title: title || name }, changes, details }),
    );
  }

  /** Claims the uploads of a listing and lets media fetch its remote photos; fetched copies are shown. */
  async pictured(manager: EntityManager, listing: PropertyEntity): Promise<void> {
    await manager.query(
      `UPDATE property SET shown_images = ${resolvedImages('images')}, shown_floor_plans = ${resolvedImages('floor_plans')}
       WHERE id = $1`,
      [listing.id],
    );
    await this.claimUploads(manager, listing);
    if (this.config.FEED_PHOTOS !== 'fetch') return;
    await this.outbox.addFromQuery(
      manager,
      fetchPhotos,
      `SELECT 'property:' || p.id AS key, ${photosOfListing(remoteImages(picturesOf('p')))} AS payload
       FROM property p WHERE p.id = $1 AND ${hasRemoteImages(picturesOf('p'))}`,
      [listing.id],
    );
  }

  async claimUploads(
    manager: EntityManager,
    { id, title, name, version, images, floorPlans, agent }: PropertyEntity,
  ): Promise<void> {
    const references = referencesInParts({
      owner: `listing:${id}`,
      label: title || name,
      version,
      filenames: uploadsIn(...images, ...floorPlans, agent?.photo ?? null),
    });
    await this.outbox.addMany(manager, claimReferences, references);
  }
}

/** Returns undefined for a listing that was public neither before nor after the change. */
function changeOf(before: PropertyEntity | null, after: PropertyEntity): PropertyChange | undefined {
  const [was, is] = [isPublic(before), isPublic(after)];
  if (!was && !is) return undefined;
  const { id, pagelink, adType, version, reducedAt } = after;
  const what = was && is ? 'changed' : is ? 'published' : 'withdrawn';
  const isNew = is && (before === null || before.isDraft);
  const isReduced = was && is && reducedAt !== null && reducedAt.getTime() !== before?.reducedAt?.getTime();
  return {
    id,
    pagelink,
    adType,
    version,
    what,
    ...(before !== null && before.adType !== adType && { formerAdType: before.adType }),
    ...(isNew ? { news: 'new' as const } : isReduced && { news: 'reduced' as const }),
  };
}
