import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Property } from '@manzil/contracts/listings/property';
import type { LeadEntity } from '../../record/lead.entity.js';
import { MailError } from '../../mail/mail-server.js';

/** Reads the home of an enquiry from listings, because data from the browser cannot be trusted. */
@Injectable()
export class FindHome {
  constructor(private readonly rpc: RpcClient) {}

  /** Undefined when the enquiry is about no home, or about one that is not on the market any more. */
  async find({ listing }: Pick<LeadEntity, 'listing'>): Promise<Property | undefined> {
    if (listing === null) return undefined;
    try {
      const home = await this.rpc.request(getProperty, { pagelink: listing.pagelink });
      return home.withdrawnAt === null ? home : undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
      throw new MailError('The home could not be read, so the mail has to wait', false);
    }
  }
}
