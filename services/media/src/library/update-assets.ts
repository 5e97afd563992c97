import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { changeAssets } from '@manzil/contracts/http/media';
import { assetsChangeSchema } from '@manzil/contracts/media/library';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { PRESENT } from '../asset/asset.repository.js';
import { auditedFile } from '../asset/audited-file.js';

const MOST_TAGS = 20;

/**
 * Changes the tags and `kept` of many assets, all or none. When a file is no longer kept, its grace period starts
 * again.
 */
@Injectable()
export class UpdateAssets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(changeAssets)
  update({
    ids,
    addTags,
    removeTags,
    kept,
  }: z.output<typeof assetsChangeSchema>): Promise<{ changed: number }> {
    return this.dataSource.transaction(async (manager) => {
      const assets = await manager.find(AssetEntity, {
        where: { id: In(ids), ...PRESENT },
        // All bulk changes lock files in the same order, which prevents deadlocks.
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      for (const asset of assets) {
        const remaining = asset.tags.filter((tag) => !removeTags.includes(tag));
        const after = {
          tags: [...new Set([...remaining, ...addTags])].sort(),
          kept: kept ?? asset.kept,
        };
        if (after.tags.length > MOST_TAGS) throw tooManyTags(asset);
        const restarts = asset.kept && !after.kept && asset.unclaimedSince !== null;
        await manager.update(
          AssetEntity,
          { id: asset.id },
          {
            ...after,
            ...(restarts && { unclaimedSince: new Date() }),
            ...((restarts || after.kept) && { removalAnnouncedAt: null }),
          },
        );
        const changes = changesBetween(asset, after, ['tags', 'kept']);
        if (changes.length === 0) continue;
        const record = auditRecord({ action: 'media-described', entity: auditedFile(asset), changes });
        await this.outbox.add(manager, mediaAuditRecorded, record);
      }
      return { changed: assets.length };
    });
  }
}

const tooManyTags = ({ originalName }: AssetEntity): DomainError =>
  new DomainError('VALIDATION_FAILED', `“${originalName}” would have more than ${MOST_TAGS} tags`, {
    issues: [{ field: 'addTags', message: `“${originalName}” would have more than ${MOST_TAGS} tags` }],
  });
