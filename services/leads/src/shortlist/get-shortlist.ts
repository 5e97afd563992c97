import { getShortlist } from '@manzil/contracts/leads/shortlist-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { hashOf } from './shortlist-secrets.js';
import { ShortlistEntity } from './shortlist.entity.js';

const DAY_MS = 86_400_000;

@Injectable()
export class GetShortlist {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getShortlist)
  async get({
    token,
    known,
  }: z.output<typeof getShortlist.request>): Promise<z.input<typeof getShortlist.response>> {
    const repository = this.dataSource.getRepository(ShortlistEntity);
    const tokenHash = hashOf(token);
    const found = await repository.findOne({
      where: { tokenHash },
      select: { version: true, openedAt: true },
    });
    if (found === null) throw new DomainError('NOT_FOUND', 'There is no such shortlist');
    // Pages poll every few seconds, while retention only needs the day.
    if (found.openedAt.getTime() < Date.now() - DAY_MS)
      await repository.update({ tokenHash }, { openedAt: () => 'now()' });
    if (found.version === known) return { version: known, state: null };
    const shortlist = await repository.findOneBy({ tokenHash });
    if (shortlist === null) throw new DomainError('NOT_FOUND', 'There is no such shortlist');
    return { version: shortlist.version, state: shortlist.state };
  }
}
