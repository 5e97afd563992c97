import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';
import { listDeletedDevelopments, purgeDevelopment } from '@manzil/contracts/http/development-editing';
import type { DeletedDevelopment } from '@manzil/contracts/listings/development';
import { deleteTranslations } from '@manzil/lifecycle/translation/translate';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { deleteLifecycles } from '@manzil/lifecycle/version.repository';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { AnnounceDevelopment } from './announce-development.js';
import { DeletedDevelopmentEntity } from './deleted-development.entity.js';
import { KIND } from './development-versions.js';

const RESTORE_MS = RESTORE_DAYS * 86_400_000;

/** The projects in the recycle bin. */
@Injectable()
export class DeletedDevelopments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(listDeletedDevelopments)
  async list(): Promise<{ developments: DeletedDevelopment[] }> {
    const deleted = await this.dataSource.manager.find(DeletedDevelopmentEntity, {
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return { developments: deleted.map(toDeleted) };
  }

  /** Deletes a project permanently, with its versions, and releases its files. NOT_FOUND. */
  @HandleRpc(purgeDevelopment)
  purge({ id }: { id: number }): Promise<DeletedDevelopment> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await lockDeleted(manager, id);
      await this.purgeIn(manager, [deleted]);
      return toDeleted(deleted);
    });
  }

  /** Deletes projects permanently whose time in the recycle bin is over at `now`; returns their number. */
  purgeOld(now: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const old = await manager.find(DeletedDevelopmentEntity, {
        where: { deletedAt: LessThanOrEqual(new Date(now.getTime() - RESTORE_MS)) },
        lock: { mode: 'pessimistic_write' },
      });
      await this.purgeIn(manager, old);
      return old.length;
    });
  }

  private async purgeIn(manager: EntityManager, deleted: readonly DeletedDevelopmentEntity[]): Promise<void> {
    if (deleted.length === 0) return;
    const ids = deleted.map(({ id }) => id);
    for (const { id, name, record } of deleted)
      await this.announce.purged(manager, { id, name, version: versionIn(record) });
    await deleteLifecycles(manager, KIND, ids);
    await deleteTranslations(manager, KIND, ids);
    await manager.delete(DeletedDevelopmentEntity, { id: In(ids) });
  }
}

/** Reads a deleted project and locks it, so that it is restored or purged once. NOT_FOUND. */
export async function lockDeleted(manager: EntityManager, id: number): Promise<DeletedDevelopmentEntity> {
  const found = canBeKey({ id })
    ? await manager.findOne(DeletedDevelopmentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (found === null) throw new DomainError('NOT_FOUND', 'This project is not in the recycle bin');
  return found;
}

const versionIn = (record: object): number =>
  'version' in record && typeof record.version === 'number' ? record.version : 1;

const toDeleted = ({ id, name, pagelink, deletedAt, deletedBy }: DeletedDevelopmentEntity) => ({
  id,
  name,
  pagelink,
  deletedBy,
  deletedAt: deletedAt.toISOString(),
  purgeAt: new Date(deletedAt.getTime() + RESTORE_MS).toISOString(),
});
