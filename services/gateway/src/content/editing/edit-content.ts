import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditAction } from '../../accounts/audit-entry.entity.js';
import { AuditTrail } from '../../accounts/audit-trail.js';
import { ReadCache } from '../../read-cache/read-cache.js';
import type { Editor } from './editor.js';

interface Done {
  action: Extract<AuditAction, `content-${string}`>;
  /** What it was done to, such as `faq 12`. */
  target: string;
  details?: Record<string, unknown>;
}

/** Has a change made, keeps who made it, and shows visitors the change from then on. */
@Injectable()
export class EditContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
    private readonly cache: ReadCache,
  ) {}

  async execute<T>(editor: Editor, change: () => Promise<T>, done: (changed: T) => Done): Promise<T> {
    const changed = await change();
    // Its fact is on the way; whoever asks here after this answer must not be shown what was before.
    this.cache.drop(['content']);
    await this.audit.record(this.dataSource.manager, { ...editor, ...done(changed) });
    return changed;
  }
}
