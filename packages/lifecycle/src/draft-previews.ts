import { randomBytes } from 'node:crypto';
import { isAlwaysLive } from '@manzil/contracts/content/lifecycle';
import { PREVIEW_DAYS, type DraftPreview, type PreviewKey } from '@manzil/contracts/content/preview';
import { pathShowing } from '@manzil/contracts/content/record-path';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentPreviewEntity } from './content-preview.entity.js';
import { LifecycleAudit, LifecyclePorts } from './lifecycle-ports.js';
import { hashOfToken } from './preview-token.js';
import { draftOf } from './record-change.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

/**
 * Links that show drafts to people without an account. An entry has at most one; a new link revokes the previous one.
 */
@Injectable()
export class DraftPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly audit: LifecycleAudit,
  ) {}

  @HandleLifecycle('createDraftPreview')
  create({
    kind,
    id,
    by,
  }: LifecycleRequest<'createDraftPreview'>): Promise<{ token: string; path: string; expiresAt: string }> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async ({ manager, now }) => {
      const record = await port.require(manager, id);
      const fields = (await draftOf(manager, port, record)) ?? record.fields;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);
      const link = { kind, entryId: id, tokenHash: hashOfToken(token), createdBy: by, expiresAt };
      await manager.upsert(ContentPreviewEntity, link, ['kind', 'entryId']);
      await this.audit.record(manager, { action: 'content-previewed', entity: port.audited(record) });
      return { token, path: pathShowing(kind, id, fields), expiresAt: expiresAt.toISOString() };
    });
  }

  @HandleLifecycle('getDraftPreview')
  async get(key: PreviewKey): Promise<DraftPreview> {
    const { kind, id } = key;
    const { expiresAt } = await this.require(key);
    const { manager } = this.dataSource;
    const port = this.ports.of(kind);
    const record = await port.require(manager, id);
    const draft = await draftOf(manager, port, record);
    const fields = draft ?? record.fields;
    return {
      title: isAlwaysLive(kind) ? record.title : port.titleOf(fields),
      path: pathShowing(kind, id, fields),
      unseen: !record.live || draft !== undefined,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** NOT_FOUND for an unknown token, one of another entry, and one that has expired. */
  async require({ kind, id, token }: PreviewKey): Promise<ContentPreviewEntity> {
    const found = await this.dataSource.manager.findOneBy(ContentPreviewEntity, {
      kind,
      entryId: id,
      tokenHash: hashOfToken(token),
      expiresAt: MoreThan(new Date()),
    });
    if (found === null) throw new DomainError('NOT_FOUND', 'There is no such preview, or it has ended');
    return found;
  }

  /** Deletes expired links. Returns how many. */
  async purgeExpired(now: Date): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(ContentPreviewEntity, {
      expiresAt: LessThanOrEqual(now),
    });
    return affected ?? 0;
  }
}
