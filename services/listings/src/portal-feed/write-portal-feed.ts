import { writePortalFeed } from '@manzil/contracts/listings/discovery-rpc';
import { AD_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { jpegUrl } from '@manzil/contracts/media/variants';
import type { TextSlice } from '@manzil/contracts/text-slices';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from '../property/property.entity.js';
import { toProperty } from '../property/property.mapper.js';
import { PortalAddresses } from './portal-addresses.js';
import { sentTo } from './sent-to.js';
import { PORTAL_FORMATS } from './portal-formats.js';

/** A slice has at most this many listings. */
const SLICE_LISTINGS = 100;
/** A slice has at most this many bytes; the limit of a NATS message is about twice as high. */
const SLICE_BYTES = 512 * 1024;

/**
 * Writes the complete live listings that staff send to a portal in its format, in slices, each of which continues after the
 * last listing of the one before.
 */
@Injectable()
export class WritePortalFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: PortalAddresses,
  ) {}

  @HandleRpc(writePortalFeed)
  async write({
    portal,
    token,
    origin,
    cursor,
  }: z.output<typeof writePortalFeed.request>): Promise<TextSlice> {
    await this.addresses.assertToken(portal, token);
    const format = PORTAL_FORMATS[portal];
    const urlOf = (path: string): string => new URL(jpegUrl(path), origin).href;
    const [adType = AD_TYPES[0], afterId = '0'] = (cursor?.split('_') ?? []) as [AdType?, string?];
    const query = this.dataSource.createQueryBuilder(PropertyEntity, 'p');
    const listings = await sentTo(query, portal)
      .andWhere('p.ad_type = :adType AND p.id > :afterId', { adType, afterId })
      .orderBy('p.id', 'ASC')
      .limit(SLICE_LISTINGS)
      .getMany();
    let text = '';
    if (cursor === undefined) {
      const all = this.dataSource.createQueryBuilder(PropertyEntity, 'p');
      text = format.start(new Date().toISOString(), await sentTo(all, portal).getCount());
    }
    let bytes = 0;
    for (const [index, listing] of listings.entries()) {
      const record = format.record(toProperty(listing, 'any'), {
        urlOf,
        offPlan: listing.overrides.offPlan,
      });
      bytes += Buffer.byteLength(record);
      const before = listings[index - 1];
      if (bytes > SLICE_BYTES && before !== undefined) return { text, next: `${adType}_${before.id}` };
      text += record;
    }
    const last = listings.length === SLICE_LISTINGS ? listings.at(-1) : undefined;
    if (last !== undefined) return { text, next: `${adType}_${last.id}` };
    const following = AD_TYPES[AD_TYPES.indexOf(adType) + 1];
    if (following !== undefined) return { text, next: `${following}_0` };
    return { text: text + format.end, next: null };
  }
}
