import type { CacheTag } from '@manzil/contracts/cache-tags';
import { staleByContent } from '@manzil/contracts/content/events';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import type { AssetUse, ReplacedFile } from '@manzil/contracts/media/library';
import { getAsset, getAssetWithUses, updateAsset } from '@manzil/contracts/media/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/caller/caller.js';
import { AuditLog, CacheInvalidation } from '../../http/ports.js';
import { CONTENT_REWRITES } from './rewrite-content.js';
import { rewriteDevelopment } from './rewrite-development.js';
import type { Rewrite } from './rewrite.js';
import { swapFile, type Swap } from './swap-file.js';

const REWRITES: Readonly<Record<string, Rewrite>> = { ...CONTENT_REWRITES, development: rewriteDevelopment };
const MOST_TRIES = 3;

/**
 * Has every record that uses a file use another one instead, each as an edit of its own. What cannot be edited, such
 * as a listing of the feed or a deleted post, keeps the old file and is named. An address of a file never gets other
 * bytes: browsers keep files for good.
 */
@Injectable()
export class ReplaceFile {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
    private readonly cache: CacheInvalidation,
  ) {}

  async replace(actor: Actor, filename: string, replacement: string): Promise<ReplacedFile> {
    const old = await this.rpc.request(getAssetWithUses, { filename });
    const anew = await this.rpc.request(getAsset, { filename: replacement });
    if (anew.filename === old.filename || anew.kind !== old.kind) throw unfit(anew.kind === old.kind);
    const swap = swapFile(old.filename, anew.filename);
    // Before the first of them: each edit is recorded by the service that makes it.
    await this.audit.record({
      ...actor,
      action: 'media-replaced',
      entity: { kind: 'file', id: old.id, title: old.originalName, link: `/uploads/${old.filename}` },
      changes: [{ field: 'file', before: old.originalName, after: anew.originalName }],
      details: { places: old.usedBy.length },
    });
    const changed: ReplacedFile = { replaced: [], left: [] };
    for (const use of old.usedBy) {
      const isDone = await this.rewrite(use, swap, actor.username);
      changed[isDone ? 'replaced' : 'left'].push(use);
    }
    if (old.alt !== '') await this.rpc.request(updateAsset, { id: anew.id, alt: old.alt });
    // Their events are on the way; whoever requests them here after this must not be shown what was before.
    this.cache.invalidate(changed.replaced.flatMap(({ owner }) => staleByOwner(owner)));
    return changed;
  }

  private async rewrite({ owner }: AssetUse, swap: Swap, by: string): Promise<boolean> {
    const [kind = '', id = ''] = owner.split(':');
    const rewrite = REWRITES[kind];
    if (rewrite === undefined) return false;
    for (let tries = 1; ; tries += 1) {
      try {
        await rewrite(this.rpc, id, swap, by);
        return true;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === 'NOT_FOUND' || error.code === 'GONE') return false;
        // Somebody saved in between: once more, on what they saved.
        if (error.code !== 'CONFLICT' || tries === MOST_TRIES) throw error;
      }
    }
  }
}

/** What shows a record of this name, such as `page:12`. */
function staleByOwner(owner: string): CacheTag[] {
  const [kind = '', id = ''] = owner.split(':');
  if (kind === 'development') return staleByDevelopment({ id: Number(id) });
  if (kind === 'navigation-style') return staleByContent({ kind: 'site-frame' });
  if (kind === 'document') return staleByContent({ kind: id });
  return staleByContent({ kind, id: Number(id) });
}

const unfit = (isSameFile: boolean): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The request is not valid', {
    issues: [
      {
        field: 'replacement',
        message: isSameFile
          ? 'This is the same file'
          : 'A picture is replaced by a picture, a document by a document',
      },
    ],
  });
