import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditAction } from '../../accounts/audit-entry.entity.js';
import { AuditTrail } from '../../accounts/audit-trail.js';
import type { ActiveSession } from '../../accounts/sessions.js';
import { ReadCache } from '../../read-cache/read-cache.js';

/** A member at work, and from where. */
export interface Editor {
  session: ActiveSession;
  address: string;
}

type PageAction = Extract<AuditAction, `page-${string}`>;

/**
 * After a change of a page: kept answers go at once, so that whoever saved sees it on the next request even if
 * the fact, which reaches the other gateways, is a moment behind; and the audit trail learns of it.
 */
@Injectable()
export class NotePageChange {
  constructor(
    private readonly cache: ReadCache,
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async execute(
    editor: Editor,
    action: PageAction,
    pageId: number,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    this.cache.drop(['content']);
    await this.record(editor, action, pageId, details);
  }

  /** A preview changes nothing that is kept. */
  preview(editor: Editor, pageId: number | undefined): Promise<void> {
    return this.record(editor, 'page-previewed', pageId, {});
  }

  private async record(
    { session: { memberId, username }, address }: Editor,
    action: PageAction,
    pageId: number | undefined,
    details: Record<string, unknown>,
  ): Promise<void> {
    const target = pageId === undefined ? null : String(pageId);
    await this.audit.record(this.dataSource.manager, {
      action,
      target,
      details,
      memberId,
      username,
      address,
    });
  }
}
