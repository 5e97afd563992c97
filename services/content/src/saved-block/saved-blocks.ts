import {
  MAX_SAVED_BLOCKS_BYTES,
  MOST_SAVED_BLOCKS,
  type SavedBlock,
  type SavedBlockSummary,
} from '@manzil/contracts/content/saved-block';
import { replaceFileInBlock, listSavedBlocks } from '@manzil/contracts/content/saved-block-rpc';
import { messageBytes } from '@manzil/contracts/content/text';
import {
  addSavedBlock,
  renameSavedBlock,
  deleteSavedBlock,
  restoreSavedBlock,
} from '@manzil/contracts/http/saved-blocks';
import { swapFile } from '@manzil/contracts/media/swap-file';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { savedBlockUser } from './saved-block-files.js';
import { sanitisePage } from '../page/sanitise-page.js';
import { SavedBlockEntity, toSummary } from './saved-block.entity.js';

/** Bytes of blocks in one message; sufficient for the longest possible block. */
const PART_BYTES = 700_000;

/** Saved blocks, which all staff share. Changes are serialised, so that names stay unique and limits hold. */
@Injectable()
export class SavedBlocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly claimFiles: ClaimFiles,
  ) {}

  @HandleRpc(listSavedBlocks)
  async list({ offset }: { offset: number }): Promise<{ blocks: SavedBlock[]; total: number }> {
    const [rows, total] = await this.dataSource
      .createQueryBuilder(SavedBlockEntity, 'block')
      .where({ deletedAt: IsNull() })
      .orderBy('lower(block.name)')
      .offset(offset)
      .getManyAndCount();
    const blocks: SavedBlock[] = [];
    let bytes = 0;
    for (const row of rows) {
      bytes += messageBytes(row.html) + messageBytes(row.css);
      if (blocks.length > 0 && bytes > PART_BYTES) break;
      blocks.push({ ...toSummary(row), html: row.html, css: row.css });
    }
    return { blocks, total };
  }

  /** CONFLICT as for {@link assertRoom} and {@link assertFree}; VALIDATION_FAILED as for a page. */
  @HandleRpc(addSavedBlock)
  async add({ name, by, ...shown }: z.output<typeof addSavedBlock.request>): Promise<SavedBlockSummary> {
    const clean = sanitisePage(shown);
    if (clean.html.trim() === '')
      throw refusal('VALIDATION_FAILED', 'html', 'Nothing of this part can be on a page');
    return this.change('saved-block-created', async (manager) => {
      await assertFree(manager, name);
      const block = manager.create(SavedBlockEntity, {
        name,
        ...clean,
        version: 1,
        savedBy: by,
        savedAt: this.clock.now(),
        deletedAt: null,
      });
      await assertRoom(manager, block);
      return { block: await manager.save(block), before: null };
    });
  }

  @HandleRpc(renameSavedBlock)
  rename({ id, name }: z.output<typeof renameSavedBlock.request>): Promise<SavedBlockSummary> {
    return this.change('saved-block-renamed', async (manager) => {
      const before = await requireActive(manager, id);
      await assertFree(manager, name, id);
      const block = await manager.save(SavedBlockEntity, { ...before, name, version: before.version + 1 });
      return { block, before };
    });
  }

  @HandleRpc(deleteSavedBlock)
  delete({ id }: { id: number }): Promise<SavedBlockSummary> {
    return this.change('saved-block-deleted', async (manager) => {
      const before = await requireActive(manager, id);
      const block = await manager.save(SavedBlockEntity, { ...before, deletedAt: this.clock.now() });
      return { block, before };
    });
  }

  @HandleRpc(restoreSavedBlock)
  restore({ id }: { id: number }): Promise<SavedBlockSummary> {
    return this.change('saved-block-restored', async (manager) => {
      const before = await manager.findOneBy(SavedBlockEntity, { id });
      if (before === null) throw noSuchBlock();
      if (before.deletedAt === null) throw new DomainError('CONFLICT', 'This block is not deleted');
      await assertFree(manager, before.name);
      await assertRoom(manager, before);
      const block = await manager.save(SavedBlockEntity, { ...before, deletedAt: null });
      return { block, before };
    });
  }

  /** Writes no audit record: the operation that replaces the file everywhere writes one. */
  @HandleRpc(replaceFileInBlock)
  replaceFile({ id, from, to }: z.output<typeof replaceFileInBlock.request>): Promise<{ replaced: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'saved-blocks');
      const before = await requireActive(manager, id);
      const { html, css } = swapFile(from, to)({ html: before.html, css: before.css });
      if (html === before.html && css === before.css) return { replaced: false };
      const version = before.version + 1;
      const block = await manager.save(SavedBlockEntity, { ...before, html, css, version });
      await this.claimFiles.claim(manager, [savedBlockUser(block)]);
      return { replaced: true };
    });
  }

  private change(
    action: string,
    work: (manager: EntityManager) => Promise<{ block: SavedBlockEntity; before: SavedBlockEntity | null }>,
  ): Promise<SavedBlockSummary> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'saved-blocks');
      const { block, before } = await work(manager);
      await this.claimFiles.claim(manager, [savedBlockUser(block)]);
      await this.auditLog.record(manager, {
        action,
        entity: { kind: 'saved-block', id: String(block.id), title: block.name, link: null },
        changes: changesBetween(before, block, ['name']),
      });
      return toSummary(block);
    });
  }
}

async function requireActive(manager: EntityManager, id: number): Promise<SavedBlockEntity> {
  const block = await manager.findOneBy(SavedBlockEntity, { id, deletedAt: IsNull() });
  if (block === null) throw noSuchBlock();
  return block;
}

/** CONFLICT when another block has the name. */
async function assertFree(manager: EntityManager, name: string, own = 0): Promise<void> {
  const isTaken = await manager
    .createQueryBuilder(SavedBlockEntity, 'block')
    .where('lower(block.name) = lower(:name) AND block.id <> :own', { name, own })
    .andWhere({ deletedAt: IsNull() })
    .getExists();
  if (isTaken) throw refusal('CONFLICT', 'name', `There is a block with the name “${name}” already`);
}

/** CONFLICT if the maximum number or total size of blocks is exceeded. */
async function assertRoom(manager: EntityManager, { html, css }: SavedBlockEntity): Promise<void> {
  const [{ count, bytes }] = await manager.query<[{ count: number; bytes: number }]>(
    `SELECT count(*)::int AS count, coalesce(sum(octet_length(html) + octet_length(css)), 0)::int AS bytes
       FROM saved_block WHERE deleted_at IS NULL`,
  );
  if (count >= MOST_SAVED_BLOCKS)
    throw new DomainError(
      'CONFLICT',
      `There are ${MOST_SAVED_BLOCKS} saved blocks already; delete one first`,
    );
  if (bytes + Buffer.byteLength(html) + Buffer.byteLength(css) > MAX_SAVED_BLOCKS_BYTES)
    throw new DomainError('CONFLICT', 'The saved blocks are too large together; delete one first');
}

const noSuchBlock = (): DomainError => new DomainError('NOT_FOUND', 'There is no such block');

const refusal = (code: 'CONFLICT' | 'VALIDATION_FAILED', field: string, message: string): DomainError =>
  new DomainError(code, message, { issues: [{ field, message }] });
