import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { auditedPage, pageChanges } from './audited-page.js';
import { pageUser } from './page-files.js';
import type { PageEntity } from './page.entity.js';

interface PageSave {
  page: PageEntity;
  action: 'page-created' | 'page-updated' | 'page-copied' | 'page-restored' | 'page-revision-restored';
  /** The page before the save; null for a new one. */
  before: PageEntity | null;
  details?: { version?: number; copyOf?: string };
}

/** Writes the audit record of a save of a page and its claims on files, in the transaction of the save. */
@Injectable()
export class RecordPageSave {
  constructor(
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  async record(manager: EntityManager, { page, action, before, details = {} }: PageSave): Promise<void> {
    await this.claimFiles.claim(manager, [await pageUser(manager, page)]);
    const changes = pageChanges(before, page);
    await this.auditLog.record(manager, { action, entity: auditedPage(page), changes, details });
  }
}
