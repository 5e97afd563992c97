import { RELATED } from '@manzil/contracts/http/listings';
import { goneListingSchema, type ListingCard, type Property } from '@manzil/contracts/listings/property';
import { getProperty, relatedProperties } from '@manzil/contracts/listings/property-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { PublicProblem } from '../http/problems/public-problem.js';

interface ShownListing {
  property: Property;
  /** Random ones of the same kind. */
  related: ListingCard[];
  /** Listings that are comparable in place, size and price. */
  similar: ListingCard[];
  /** False when the related listings could not be loaded: the response must not be cached. */
  complete: boolean;
}

/**
 * A listing with related listings. For a withdrawn one: GONE, with its key facts in the problem's `listing` and similar
 * listings in its `related`.
 */
@Injectable()
export class ShowListing {
  constructor(private readonly rpc: RpcClient) {}

  async show(pagelink: string): Promise<ShownListing> {
    const property = await this.rpc.request(getProperty, { pagelink });
    const others = (mode: 'random' | 'similar' | 'comparable') =>
      this.rpc
        .request(relatedProperties, { id: property.id, count: RELATED, mode })
        .then(({ items }) => items)
        .catch(() => undefined);
    if (property.withdrawnAt !== null) {
      throw new PublicProblem('GONE', 'This listing is no longer on the market', {
        listing: goneListingSchema.parse(property),
        related: (await others('similar')) ?? [],
      });
    }
    const [related, similar] = await Promise.all([others('random'), others('comparable')]);
    const complete = related !== undefined && similar !== undefined;
    return { property, related: related ?? [], similar: similar ?? [], complete };
  }
}
