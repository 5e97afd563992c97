import {
  createOwnListing,
  saveOwnListing,
  withdrawOwnListing,
} from '@manzil/contracts/listings/own-listing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { PropertyModule } from '../property/property.module.js';
import { ClaimListingFiles } from './claim-listing-files.js';
import { CreateOwnListing } from './create-own-listing.js';
import { ReadOwnListing } from './read-own-listing.js';
import { SaveOwnListing } from './save-own-listing.js';
import { WithdrawOwnListing } from './withdraw-own-listing.js';

@Controller()
class OwnListingController {
  constructor(
    private readonly createListing: CreateOwnListing,
    private readonly saveListing: SaveOwnListing,
    private readonly withdrawListing: WithdrawOwnListing,
  ) {}

  @HandleRpc(createOwnListing)
  create(request: z.output<typeof createOwnListing.request>) {
    return this.createListing.create(request);
  }

  @HandleRpc(saveOwnListing)
  save(request: z.output<typeof saveOwnListing.request>) {
    return this.saveListing.save(request);
  }

  @HandleRpc(withdrawOwnListing)
  withdraw(request: z.output<typeof withdrawOwnListing.request>) {
    return this.withdrawListing.withdraw(request);
  }
}

/** Listings that staff make. */
@Module({
  imports: [PropertyModule],
  controllers: [OwnListingController],
  providers: [CreateOwnListing, SaveOwnListing, WithdrawOwnListing, ReadOwnListing, ClaimListingFiles],
})
export class OwnListingModule {}
