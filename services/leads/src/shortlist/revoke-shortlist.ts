import { revokeShortlist } from '@manzil/contracts/leads/shortlist-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { hashOf, isHashOf } from './shortlist-secrets.js';
import { ShortlistEntity } from './shortlist.entity.js';

/** Deletes a shortlist with everything in it for its creator. */
@Injectable()
export class RevokeShortlist {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(revokeShortlist)
  async revoke({
    token,
    ownerKey,
  }: z.output<typeof revokeShortlist.request>): Promise<Record<string, never>> {
    const repository = this.dataSource.getRepository(ShortlistEntity);
    const shortlist = await repository.findOneBy({ tokenHash: hashOf(token) });
    if (shortlist === null) throw new DomainError('NOT_FOUND', 'There is no such shortlist');
    if (!isHashOf(shortlist.ownerHash, ownerKey))
      throw new DomainError('FORBIDDEN', 'Only its creator can delete a shortlist');
    await repository.delete({ id: shortlist.id });
    return {};
  }
}
