import { getPage } from '@manzil/contracts/content/page-rpc';
import { getDevelopment, getProperty } from '@manzil/contracts/listings/rpc';
import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

export interface WantedLink {
  /** One path segment, without slashes. */
  link: string;
  /** What would have it. Its own kind is not asked: the service that keeps it does not give a link twice. */
  wantedFor: 'page' | 'development';
  /** The field of the request that names it. */
  field: string;
}

type Taker = 'listing' | 'development' | 'page';

const NAMES: Record<Taker, string> = {
  listing: 'a listing',
  development: 'a new development',
  page: 'a page',
};

/**
 * Listings, new developments and pages share one space of addresses but not one database: whoever gives a new
 * address to one of them asks the owners of the others here first, so that whoever comes second is told.
 * VALIDATION_FAILED for a route of the site; CONFLICT, with `details` { reason: 'link-taken', takenBy }, for what
 * another has, a withdrawn listing included. While an owner cannot be asked, nothing is given (UNAVAILABLE).
 * What comes in between the question and the save is settled when the address is shown: the listing, then the
 * development, then the page.
 */
@Injectable()
export class AssertPathIsFree {
  constructor(private readonly rpc: RpcClient) {}

  async execute({ link, wantedFor, field }: WantedLink): Promise<void> {
    if (isReservedPath(link)) {
      const issues = [{ field, message: 'This address belongs to a page of the site itself' }];
      throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
    }
    const takers = await Promise.all([
      this.listing(link),
      wantedFor === 'page' ? this.development(link) : this.page(link),
    ]);
    const takenBy = takers.find((taker) => taker !== undefined);
    if (takenBy === undefined) return;
    throw new DomainError('CONFLICT', `This address is in use by ${NAMES[takenBy]}`, {
      issues: [{ field, message: `In use by ${NAMES[takenBy]}: choose another address` }],
      details: { reason: 'link-taken', takenBy },
    });
  }

  private async listing(pagelink: string): Promise<Taker | undefined> {
    const found = await unlessNotThere(this.rpc.request(getProperty, { pagelink }));
    return found && 'listing';
  }

  private async development(pagelink: string): Promise<Taker | undefined> {
    const found = await unlessNotThere(this.rpc.request(getDevelopment, { pagelink }));
    return found && 'development';
  }

  /** An address that a page had before, or that lies in the recycle bin with it, is free. */
  private async page(link: string): Promise<Taker | undefined> {
    const found = await unlessNotThere(this.rpc.request(getPage, { linkAddress: link.toLowerCase() }));
    return found !== undefined && 'page' in found ? 'page' : undefined;
  }
}

async function unlessNotThere<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'GONE'))
      return undefined;
    throw error;
  }
}
