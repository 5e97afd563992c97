import type { claimReferences } from '@manzil/contracts/media/commands';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { readUploadName } from '../storage/upload-name.js';
import { claimAt, lockStems, recordPart, removeClaims, stemsBefore } from './claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';

/**
 * Updates the claims of a record from its messages, within the caller's transaction. A message of an earlier version
 * changes nothing, and claims that a version does not name are removed with its last part. The parts may arrive in any
 * order and any number of times.
 */
@Injectable()
export class SyncClaims {
  async sync(manager: EntityManager, references: z.output<typeof claimReferences.payload>): Promise<void> {
    const recorded = await recordPart(manager, references);
    if (recorded === undefined) return;
    const { owner, version, filenames } = references;
    const wanted = new Set(filenames.flatMap((filename) => readUploadName(filename)?.stem ?? []));
    const before = recorded.isComplete ? await stemsBefore(manager, owner, version) : [];
    const unused = before.filter((stem) => !wanted.has(stem));
    const all = [...wanted, ...unused];
    await lockStems(manager, all);
    await claimAt(manager, owner, version, [...wanted]);
    await removeClaims(manager, owner, unused);
    await updateGracePeriods(manager, all);
  }
}
