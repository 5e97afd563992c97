import { findMovedTeamMember } from '@manzil/contracts/content/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findMovedTeamSlug } from './team-slug.js';

/** Returns the current slug of the member who had this one before. NOT_FOUND for an unknown slug or a deleted member. */
@Injectable()
export class FindMovedTeamMember {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(findMovedTeamMember)
  async find({ slug }: { slug: string }): Promise<{ redirectTo: string }> {
    const redirectTo = await findMovedTeamSlug(this.dataSource.manager, slug);
    if (redirectTo === undefined) throw new DomainError('NOT_FOUND', 'There is no such member of the team');
    return { redirectTo };
  }
}
