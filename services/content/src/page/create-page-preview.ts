import { createHash, randomBytes } from 'node:crypto';
import { PREVIEW_HOURS } from '@manzil/contracts/content/page';
import { createPagePreview } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedPage } from './audited-page.js';
import { noSuchPage, pageInBin } from './page-errors.js';
import { PagePreviewEntity } from './page-preview.entity.js';
import { findPage } from './page.repository.js';
import { sanitisePage } from './sanitise-page.js';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** Returns the hash of a token, which is stored instead of it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Stores a snapshot of a page, or of a draft as it would be saved, for anyone with the token. The snapshot does not
 * change with the page.
 */
@Injectable()
export class CreatePagePreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(createPagePreview)
  async create(
    request: z.output<typeof createPagePreview.request>,
  ): Promise<{ token: string; expiresAt: string }> {
    const { title, html, css } = 'id' in request ? await this.pageOf(request.id) : cleaned(request.draft);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + PREVIEW_HOURS * HOUR_MS);
    const snapshot = { title, html, css, createdBy: request.by, expiresAt };
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(PagePreviewEntity, { ...snapshot, tokenHash: hashOf(token) });
      const entity =
        'id' in request
          ? auditedPage({ id: request.id, title })
          : { kind: 'page', id: null, title, link: null };
      await this.auditLog.record(manager, { action: 'page-previewed', entity });
    });
    return { token, expiresAt: expiresAt.toISOString() };
  }

  private async pageOf(id: number): Promise<Shown> {
    const page = await findPage(this.dataSource.manager, id);
    if (page === null) throw noSuchPage();
    if (page.deletedAt !== null) throw pageInBin(page);
    return page;
  }
}

type Shown = Pick<PagePreviewEntity, 'title' | 'html' | 'css'>;

const cleaned = (draft: Shown): Shown => ({ title: draft.title, ...sanitisePage(draft) });
