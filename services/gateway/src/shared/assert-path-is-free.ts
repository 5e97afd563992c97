import { getPage } from '@manzil/contracts/content/page-rpc';
import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

export interface WantedLink {
  /** One path segment, without slashes. */
  link: string;
  /** Kind of the record that needs the path. Not checked here: its own service prevents duplicates. */
  wantedFor: 'page' | 'development';
  /** Name of the request field, for errors. */
  field: string;
}

type Taker = 'listing' | 'development' | 'page';

const NAMES: Record<Taker, string> = {
  listing: 'a listing',
  development: 'a new development',
  page: 'a page',
};

/**
 * Checks a new path of a page or a development with the owners of the other kinds: listings, new developments and pages
 * share one space of paths but not one database. VALIDATION_FAILED for a route of the site; CONFLICT, with `details` {
 * reason: 'link-taken', takenBy }, for a path of another record, including withdrawn listings; UNAVAILABLE while an
 * owner does not reply. If two records get the same path concurrently, a listing takes precedence over a development,
 * and both over a page.
 */
@Injectable()
export class AssertPathIsFree {
  constructor(private readonly rpc: RpcClient) {}

  async assertFree({ link, wantedFor, field }: WantedLink): Promise<void> {
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

  /** A former path of a page, or the path of a page in the recycle bin, is free; the path of a draft is not. */
  private async page(link: string): Promise<Taker | undefined> {
    const found = await unlessNotThere(
      this.rpc.request(getPage, { linkAddress: link.toLowerCase(), drafts: true }),
    );
    return found !== undefined && 'page' in found ? 'page' : undefined;
  }
}

async function unlessNotThere<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'GONE'))
      return undefined;
    throw error;
  }
}
