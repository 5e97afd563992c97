import type { assetsReferenced } from '@manzil/contracts/media/facts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { readUploadName } from '../delivery/upload-name.js';
import { addClaims, isNews, lockStems, removeClaims, settleClaims, stemsOf } from './claim.repository.js';

/**
 * Makes the claims of a record what its fact says, in the fact's transaction. A fact that is not newer than the
 * last one of its record changes nothing, whatever order they come in and however often.
 */
@Injectable()
export class FollowReferences {
  async execute(
    manager: EntityManager,
    { owner, label, version, filenames }: z.output<typeof assetsReferenced.payload>,
  ): Promise<void> {
    if (!(await isNews(manager, { owner, label, version }))) return;
    const wanted = new Set(filenames.flatMap((filename) => readUploadName(filename)?.stem ?? []));
    const had = await stemsOf(manager, owner);
    const all = [...new Set([...wanted, ...had])];
    await lockStems(manager, all);
    await removeClaims(
      manager,
      owner,
      had.filter((stem) => !wanted.has(stem)),
    );
    await addClaims(manager, owner, [...wanted]);
    await settleClaims(manager, all);
  }
}
