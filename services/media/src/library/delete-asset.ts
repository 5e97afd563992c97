import { mediaAuditRecorded } from '@manzil/contracts/audit';
import type { Asset } from '@manzil/contracts/media/asset';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toAsset } from '../asset/asset.mapper.js';
import { auditedFile } from '../asset/audited-file.js';
import { findById, lockStem, noSuchFile } from '../asset/asset.repository.js';
import { usesOf } from '../claim/claim.repository.js';
import { RemoveAsset } from '../collect/remove-asset.js';

/** Deletes an asset at once. CONFLICT, which names the records, while it is in use. */
@Injectable()
export class DeleteAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeAsset: RemoveAsset,
    private readonly outbox: Outbox,
  ) {}

  async delete({ id }: { id: string }): Promise<Asset> {
    const asset = await this.dataSource.transaction(async (manager) => {
      const seen = await findById(manager, id);
      if (seen === null) throw noSuchFile();
      await lockStem(manager, seen.stem);
      if ((await findById(manager, id)) === null) throw noSuchFile();
      const usedBy = (await usesOf(manager, [seen.stem])).get(seen.stem) ?? [];
      if (usedBy.length > 0) {
        const where = usedBy.map(({ label, owner }) => label || owner).join(', ');
        throw new DomainError('CONFLICT', `The file is in use: ${where}`, { details: { usedBy } });
      }
      await this.removeAsset.mark(manager, seen.stem);
      const entity = { ...auditedFile(seen), link: null };
      await this.outbox.add(manager, mediaAuditRecorded, auditRecord({ action: 'media-deleted', entity }));
      return seen;
    });
    await this.removeAsset.finish(asset.stem);
    return toAsset(asset);
  }
}
