import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.js';
import { ClaimListingFiles } from './claim-listing-files.js';
import { CreateOwnListing } from './create-own-listing.js';
import { ReadOwnListing } from './read-own-listing.js';
import { SaveOwnListing } from './save-own-listing.js';
import { WithdrawOwnListing } from './withdraw-own-listing.js';

/** Listings created by staff. */
@Module({
  imports: [PropertyModule],
  providers: [CreateOwnListing, SaveOwnListing, WithdrawOwnListing, ReadOwnListing, ClaimListingFiles],
})
export class OwnListingModule {}
