import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import { getProperty, relatedProperties } from '@manzil/contracts/listings/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { PublicProblem } from '../problems/public-problem.js';

/** Listings shown beside another. */
const RELATED = 4;

export interface ShownListing {
  property: Property;
  related: ListingCard[];
  /** False when the related ones could not be had: the answer is good for this once. */
  complete: boolean;
}

/** A listing with others beside it. A withdrawn one is GONE, with similar ones in the problem's `related`. */
@Injectable()
export class ShowListing {
  constructor(private readonly rpc: RpcClient) {}

  async execute(pagelink: string): Promise<ShownListing> {
    const property = await this.rpc.ask(getProperty, { pagelink });
    const withdrawn = property.withdrawnAt !== null;
    const related = await this.rpc
      .ask(relatedProperties, { id: property.id, count: RELATED, mode: withdrawn ? 'similar' : 'random' })
      .catch(() => undefined);
    const items = related?.items ?? [];
    if (withdrawn) {
      throw new PublicProblem('GONE', 'This listing is no longer on the market', { related: items });
    }
    return { property, related: items, complete: related !== undefined };
  }
}
