import type { claimReferences } from '@manzil/contracts/media/commands';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { readUploadName } from '../delivery/upload-name.js';
import { claimAt, lockStems, notePart, removeClaims, settleClaims, stemsBefore } from './claim.repository.js';

/**
 * Makes the claims of a record what its messages say, within the caller's transaction. A message of an earlier version than
 * the last one of its record changes nothing, and what a record does not use any more is released with the last part
 * of a version, whatever order they come in and however often.
 */
@Injectable()
export class FollowReferences {
  async execute(manager: EntityManager, references: z.output<typeof claimReferences.payload>): Promise<void> {
    const noted = await notePart(manager, references);
    if (noted === undefined) return;
    const { owner, version, filenames } = references;
    const wanted = new Set(filenames.flatMap((filename) => readUploadName(filename)?.stem ?? []));
    const before = noted.isComplete ? await stemsBefore(manager, owner, version) : [];
    const unused = before.filter((stem) => !wanted.has(stem));
    const all = [...wanted, ...unused];
    await lockStems(manager, all);
    await claimAt(manager, owner, version, [...wanted]);
    await removeClaims(manager, owner, unused);
    await settleClaims(manager, all);
  }
}
