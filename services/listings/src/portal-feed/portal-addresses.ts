import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { listPortalAddresses, renewPortalAddress } from '@manzil/contracts/http/portal-feeds';
import {
  MOST_LEFT_OUT,
  MOST_UNSENT_AMENITIES,
  type LeftOut,
  type PortalAddress,
} from '@manzil/contracts/listings/discovery-rpc';
import { portalAddressRenewed } from '@manzil/contracts/listings/events';
import { PORTALS, type Portal } from '@manzil/contracts/listings/vocabulary';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentMember } from '../property/locks/with-locks.js';
import { PropertyEntity } from '../property/property.entity.js';
import { GAPS_OF_LISTING, selectedFor, sentTo } from './sent-to.js';
import { PortalAddressEntity } from './portal-address.entity.js';
import { PORTAL_FORMATS } from './portal-formats.js';

const TOKEN_BYTES = 32;
const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The URLs where portals fetch their feeds. */
@Injectable()
export class PortalAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Every portal gets an address when the list is first read. */
  @HandleRpc(listPortalAddresses)
  async list(): Promise<{ addresses: PortalAddress[] }> {
    const { manager } = this.dataSource;
    await manager
      .createQueryBuilder()
      .insert()
      .into(PortalAddressEntity)
      .values(PORTALS.map((portal) => ({ portal, token: newToken(), madeBy: null })))
      .orIgnore()
      .execute();
    const addresses: PortalAddress[] = [];
    for (const portal of PORTALS) addresses.push(await this.show(manager, portal));
    return { addresses };
  }

  @HandleRpc(renewPortalAddress)
  renew({ portal }: { portal: Portal }): Promise<PortalAddress> {
    return this.dataSource.transaction(async (manager) => {
      await manager.save(PortalAddressEntity, {
        portal,
        token: newToken(),
        madeAt: new Date(),
        madeBy: currentMember(),
      });
      await this.outbox.add(manager, portalAddressRenewed, { portal });
      const entity = { kind: 'portal-feed', id: portal, title: portal, link: '/backend/properties/portals' };
      await this.outbox.add(
        manager,
        listingsAuditRecorded,
        auditRecord({ action: 'portal-address-renewed', entity }),
      );
      return this.show(manager, portal);
    });
  }

  /** NOT_FOUND when the token does not belong to the portal. */
  async assertToken(portal: Portal, token = ''): Promise<void> {
    const address = await this.dataSource.manager.findOneBy(PortalAddressEntity, { portal });
    if (address === null || !timingSafeEqual(digest(address.token), digest(token)))
      throw new DomainError('NOT_FOUND', 'There is no such feed');
  }

  private async show(manager: EntityManager, portal: Portal): Promise<PortalAddress> {
    const { token, madeAt, madeBy } = await manager.findOneByOrFail(PortalAddressEntity, { portal });
    const counts = await sentTo(manager.createQueryBuilder(PropertyEntity, 'p'), portal)
      .select('count(*)::int', 'listings')
      .addSelect('(count(*) FILTER (WHERE p.permit_number IS NULL))::int', 'withoutPermit')
      .getRawOne<{ listings: number; withoutPermit: number }>();
    const { listings = 0, withoutPermit = 0 } = counts ?? {};
    const incomplete = selectedFor(manager.createQueryBuilder(PropertyEntity, 'p'), portal).andWhere(
      `cardinality(${GAPS_OF_LISTING}) > 0`,
    );
    const leftOutCount = await incomplete.getCount();
    const leftOut = await incomplete
      .select('p.pagelink', 'pagelink')
      .addSelect('p.reference', 'reference')
      .addSelect('p.title', 'title')
      .addSelect(GAPS_OF_LISTING, 'gaps')
      .orderBy('p.id', 'ASC')
      .limit(MOST_LEFT_OUT)
      .getRawMany<LeftOut>();
    return {
      portal,
      token,
      madeBy,
      listings,
      withoutPermit,
      leftOut,
      leftOutCount,
      unsentAmenities: await unsentAmenities(manager, portal),
      madeAt: madeAt.toISOString(),
    };
  }
}

async function unsentAmenities(
  manager: EntityManager,
  portal: Portal,
): Promise<PortalAddress['unsentAmenities']> {
  const name = 'jsonb_array_elements_text(p.amenities)';
  const stated = await sentTo(manager.createQueryBuilder(PropertyEntity, 'p'), portal)
    .select(name, 'name')
    .addSelect('count(*)::int', 'listings')
    .groupBy(name)
    .orderBy('listings', 'DESC')
    .addOrderBy('name', 'ASC')
    .getRawMany<PortalAddress['unsentAmenities'][number]>();
  const { hasAmenity } = PORTAL_FORMATS[portal];
  return stated.filter((amenity) => !hasAmenity(amenity.name)).slice(0, MOST_UNSENT_AMENITIES);
}
