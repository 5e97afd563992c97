import { mediaAuditRecorded } from '@manzil/contracts/audit';
import type { Replacement } from '@manzil/contracts/media/library';
import { startReplacement } from '@manzil/contracts/media/rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { currentActor, currentAddress, currentRequestId } from '@manzil/messaging/request-context';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { findByFilename, noSuchFile } from '../asset/asset.repository.js';
import { auditedFile } from '../asset/audited-file.js';
import { usesOf } from '../claim/claim.repository.js';
import { ClaimAsset } from '../claim/claim-asset.js';
import { ReplacementSchedule } from './replacement-schedule.js';
import { ReplacementStepEntity } from './replacement-step.entity.js';
import { ownerOf, ReplacementEntity } from './replacement.entity.js';
import { ShowReplacement } from './show-replacement.js';

/**
 * Records a replacement with a step for each record that uses the file. The bytes of a path never change, because
 * browsers cache files permanently; the records refer to another file instead.
 */
@Injectable()
export class StartReplacement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly claims: ClaimAsset,
    private readonly schedule: ReplacementSchedule,
    private readonly progress: ShowReplacement,
  ) {}

  @HandleRpc(startReplacement)
  async start({
    id,
    filename,
    replacement,
  }: z.output<typeof startReplacement.request>): Promise<Replacement> {
    await this.dataSource.transaction(async (manager) => {
      const former = await findByFilename(manager, filename);
      const chosen = await findByFilename(manager, replacement);
      if (former === null || chosen === null) throw noSuchFile();
      if (former.id === chosen.id) throw unfit('This is the same file');
      if (former.kind !== chosen.kind)
        throw unfit('A picture is replaced by a picture, a document by a document');
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ReplacementEntity)
        .values({
          id,
          filename,
          replacement,
          alt: former.alt,
          actor: currentActor() ?? { kind: 'system', name: 'media' },
          address: currentAddress() ?? null,
          requestId: currentRequestId() ?? null,
        })
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 0) return;
      const claims = (await usesOf(manager, [former.stem])).get(former.stem) ?? [];
      const uses = claims.filter(({ owner }) => !owner.startsWith(ownerOf('')));
      const steps = uses.map((use) => ({ ...use, replacementId: id }));
      if (steps.length > 0) await manager.insert(ReplacementStepEntity, steps);
      await this.claims.claimIn(manager, {
        stem: chosen.stem,
        owner: ownerOf(id),
        label: `Replaces ${former.originalName}`,
      });
      const record = auditRecord({
        action: 'media-replaced',
        entity: auditedFile(former),
        changes: [{ field: 'file', before: former.originalName, after: chosen.originalName }],
        details: { places: uses.length },
      });
      await this.outbox.add(manager, mediaAuditRecorded, record);
    });
    this.schedule.wake();
    return this.progress.show({ id });
  }
}

const unfit = (message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The request is not valid', {
    issues: [{ field: 'replacement', message }],
  });
