import type { EnquiryListing } from '@manzil/contracts/leads/lead';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

export interface HomeToView {
  listing: EnquiryListing;
  community: string;
  /** For calendars: visitors need the address, and maps the coordinates. */
  place: { address: string; latitude: number | null; longitude: number | null };
  agent: { name: string; phone: string | null; email: string | null } | null;
}

/** Reads the home of a viewing from listings, because data from the browser cannot be trusted. */
@Injectable()
export class ViewedHome {
  constructor(private readonly rpc: RpcClient) {}

  /** NOT_FOUND when there is no such home on the market. */
  async require(pagelink: string): Promise<HomeToView> {
    const home = await this.rpc.request(getProperty, { pagelink });
    if (home.withdrawnAt !== null)
      throw new DomainError('NOT_FOUND', 'This home is not on the market any more');
    const { id, reference, title, agent, community, latitude, longitude } = home;
    const parts = [home.name, home.subCommunity, home.community, home.emirate].map((part) => part?.trim());
    const address = [...new Set(parts)].filter(Boolean).join(', ');
    return {
      listing: { id, reference, pagelink: home.pagelink, title },
      community,
      place: { address, latitude, longitude },
      agent,
    };
  }

  /** Undefined when there is no such home on the market. */
  async find(pagelink: string): Promise<HomeToView | undefined> {
    try {
      return await this.require(pagelink);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
