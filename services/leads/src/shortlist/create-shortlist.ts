import { randomUUID } from 'node:crypto';
import { EMPTY_SHORTLIST, mergeShortlist } from '@manzil/contracts/leads/merge-shortlist';
import type { ShortlistOperation } from '@manzil/contracts/leads/shortlist';
import { createShortlist } from '@manzil/contracts/leads/shortlist-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { hashOf, newSecret } from './shortlist-secrets.js';
import { ShortlistEntity } from './shortlist.entity.js';

/** Makes a shortlist with its first person, and the link and the creator's key that are stored nowhere. */
@Injectable()
export class CreateShortlist {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(createShortlist)
  async create({
    person,
    name,
    homes,
  }: z.output<typeof createShortlist.request>): Promise<z.input<typeof createShortlist.response>> {
    const [token, ownerKey] = [newSecret(), newSecret()];
    const by = person.id;
    const operations: ShortlistOperation[] = [
      { id: randomUUID(), clock: 1, by, kind: 'join', name },
      ...homes.map(({ id: home, ...shown }, at): ShortlistOperation => {
        return { id: randomUUID(), clock: at + 2, by, kind: 'add', home, ...shown };
      }),
    ];
    const repository = this.dataSource.getRepository(ShortlistEntity);
    await repository.insert({
      tokenHash: hashOf(token),
      ownerHash: hashOf(ownerKey),
      state: mergeShortlist(EMPTY_SHORTLIST, operations),
      personHashes: { [by]: hashOf(person.secret).toString('hex') },
      version: 1,
    });
    return { token, ownerKey };
  }
}
