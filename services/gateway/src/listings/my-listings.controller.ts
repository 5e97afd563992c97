import * as http from '@manzil/contracts/http/my-listings';
import {
  changeAdvisedListing,
  confirmAdvisedListing,
  listAdvisedListings,
  type AdvisedListing,
} from '@manzil/contracts/listings/advised-listing';
import { staleByProperty } from '@manzil/contracts/listings/events';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import type { MemberSession } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation, MemberDirectory, type AddressedMember } from '../http/ports.js';

/** Listings of the calling member, whose email address is their adviser's. */
@Controller()
export class MyListingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.listMyListings)
  async list({
    session,
  }: Input<typeof http.listMyListings>): Promise<{ hasEmail: boolean; listings: AdvisedListing[] }> {
    const addressed = await this.members.addressed(session.username);
    if (addressed === undefined) return { hasEmail: false, listings: [] };
    const { listings } = await this.rpc.request(listAdvisedListings, adviserOf(addressed));
    return { hasEmail: true, listings };
  }

  @Endpoint(http.changeMyListing)
  async change({
    params: { id },
    body: change,
    session,
  }: Input<typeof http.changeMyListing>): Promise<AdvisedListing> {
    const adviser = await this.adviser(session);
    const changed = await this.rpc.request(changeAdvisedListing, { id, ...adviser, change });
    this.cache.invalidate(staleByProperty({ ...changed, what: 'published' }));
    return changed;
  }

  @Endpoint(http.confirmMyListing)
  async confirm({ params: { id }, session }: Input<typeof http.confirmMyListing>): Promise<AdvisedListing> {
    return this.rpc.request(confirmAdvisedListing, { id, ...(await this.adviser(session)) });
  }

  /** NOT_FOUND for a member without an email address, who has no listings. */
  private async adviser({ username }: MemberSession): Promise<AdvisedBy> {
    const addressed = await this.members.addressed(username);
    if (addressed === undefined) throw new DomainError('NOT_FOUND', 'There is no such listing of yours');
    return adviserOf(addressed);
  }
}

type AdvisedBy = z.input<typeof listAdvisedListings.request>;

const adviserOf = ({ address, otherAddresses }: AddressedMember): AdvisedBy => ({
  adviserEmail: address,
  otherEmails: otherAddresses,
});
