import { mergeShortlist } from '@manzil/contracts/leads/merge-shortlist';
import type { ChangedShortlist } from '@manzil/contracts/leads/shortlist';
import { changeShortlist } from '@manzil/contracts/leads/shortlist-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { refuseOperation } from './refuse-operation.js';
import { hashOf, isHashOf } from './shortlist-secrets.js';
import { ShortlistEntity } from './shortlist.entity.js';

/** Merges operations into a shortlist. A lock of its row keeps two requests from losing each other's changes. */
@Injectable()
export class ChangeShortlist {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(changeShortlist)
  change({ token, person, operations }: z.output<typeof changeShortlist.request>): Promise<ChangedShortlist> {
    return this.dataSource.transaction(async (manager) => {
      const shortlist = await manager.findOne(ShortlistEntity, {
        where: { tokenHash: hashOf(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (shortlist === null) throw new DomainError('NOT_FOUND', 'There is no such shortlist');
      const stored = shortlist.personHashes[person.id];
      const isPerson = stored === undefined || isHashOf(Buffer.from(stored, 'hex'), person.secret);
      if (!isPerson || operations.some(({ by }) => by !== person.id))
        throw new DomainError('FORBIDDEN', 'These changes are not by this person');

      let { state } = shortlist;
      const refused: ChangedShortlist['refused'] = [];
      for (const operation of operations) {
        const reason = refuseOperation(state, operation);
        if (reason === undefined) state = mergeShortlist(state, [operation]);
        else refused.push({ id: operation.id, reason });
      }
      const { id } = shortlist;
      let { version } = shortlist;
      if (state !== shortlist.state) {
        version += 1;
        const hash = hashOf(person.secret).toString('hex');
        const personHashes = { ...shortlist.personHashes, [person.id]: stored ?? hash };
        await manager.update(ShortlistEntity, { id }, { state, version, personHashes });
      }
      return { version, state, refused };
    });
  }
}
