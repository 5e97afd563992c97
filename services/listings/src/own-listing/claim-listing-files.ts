import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceListing } from '../property/locks/announce-listing.js';
import { lockListing } from '../property/locks/read-listing.js';

/**
 * Claims the uploads of all listings at each start, so that a media database restored from an older copy has all claims
 * before it deletes unused files.
 */
@Injectable()
export class ClaimListingFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceListing,
  ) {}

  async claim(): Promise<void> {
    const listings = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM property WHERE presence <> 'retracted' AND overrides <> '{}'
         AND overrides ?| ARRAY['images', 'floorPlans', 'agent']
       UNION SELECT id FROM property WHERE presence <> 'retracted' AND source = $1 ORDER BY id`,
      [OWN_SOURCE],
    );
    // One transaction per listing, so that changes by staff do not wait for the whole loop.
    for (const { id } of listings)
      await this.dataSource.transaction(async (manager) => {
        await this.announce.claimUploads(manager, await lockListing(manager, id));
      });
  }
}
