import { setTimeout as delay } from 'node:timers/promises';
import type { LeadHome } from '@manzil/contracts/leads/events';
import type { EnquiryListing } from '@manzil/contracts/leads/lead';
import type { ShownHome } from '@manzil/contracts/leads/ledger';
import type { Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { hashAssets } from '@manzil/contracts/media/rpc';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import type { RoutedHome } from '../record/routed-home.js';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

/** A form waits no longer than this for listings and media together. */
const LONGEST_WAIT_MS = 500;

interface FoundHome {
  shown: ShownHome;
  /** Null for an unknown home. */
  routed: RoutedHome | null;
  /** The part that is published with its lead; null for an unknown home. */
  announced: LeadHome | null;
}

/** Reads how the site shows a home at the time of an enquiry. */
@Injectable()
export class ShownHomes {
  private readonly reading = new Map<string, Promise<FoundHome>>();

  constructor(private readonly rpc: RpcClient) {}

  /**
   * Never fails: data that does not arrive in time is recorded as unknown. Forms about the same home that arrive
   * meanwhile get the same result, because after a campaign there are many.
   */
  find({ pagelink }: EnquiryListing): Promise<FoundHome> {
    const running = this.reading.get(pagelink);
    if (running !== undefined) return running;
    const found = this.read(pagelink).finally(() => this.reading.delete(pagelink));
    this.reading.set(pagelink, found);
    return found;
  }

  private async read(pagelink: string): Promise<FoundHome> {
    const tooLate = delay(LONGEST_WAIT_MS, undefined, { ref: false });
    const home = await Promise.race([this.readHome(pagelink), tooLate]);
    if (home === undefined)
      return { shown: { known: false, reason: 'no-answer' }, routed: null, announced: null };
    if (home === null)
      return { shown: { known: false, reason: 'no-such-home' }, routed: null, announced: null };
    const { images, reference, title, adType, price, permitNumber, withdrawnAt } = home;
    const hashes = (await Promise.race([this.hashesOf(images), tooLate])) ?? new Map<string, string>();
    const photos = images.map((url) => ({ url, sha256: hashes.get(uploadsIn(url)[0] ?? '') ?? null }));
    const shown = { pagelink: home.pagelink, reference, title, adType, price, permitNumber, withdrawnAt };
    return {
      shown: { known: true, ...shown, photos },
      routed: routedHome(home),
      announced: announcedHome(home),
    };
  }

  /** Null when there is no such home. */
  private async readHome(pagelink: string): Promise<Property | null | undefined> {
    try {
      return await this.rpc.request(getProperty, { pagelink });
    } catch (error) {
      return error instanceof DomainError && error.code === 'NOT_FOUND' ? null : undefined;
    }
  }

  private async hashesOf(images: readonly string[]): Promise<Map<string, string> | undefined> {
    try {
      const { items } = await this.rpc.request(hashAssets, { filenames: uploadsIn(...images).slice(0, 200) });
      return new Map(items.map(({ filename, sha256 }) => [filename, sha256]));
    } catch {
      return undefined;
    }
  }
}

const routedHome = ({ community, unitType, adType, price, agent }: Property): RoutedHome => ({
  place: community,
  unitType,
  adType,
  price,
  adviser: agent?.email ?? null,
});

const announcedHome = ({ community, unitType, bedrooms }: Property): LeadHome => ({
  place: community,
  unitType,
  bedrooms,
});
