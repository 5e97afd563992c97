import type { NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../change/audit-log.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { styleUser } from '../media-use/file-users.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { NavigationStyleEntity } from './navigation-style.entity.js';
import { saveFrameRow, type FrameSave } from './save-frame-row.js';
import { toStyleEntry } from './site-frame.mapper.js';
import { findNavigationStyle } from './site-frame.repository.js';

const STYLE = {
  what: 'The style of the navigation',
  audited: { kind: 'navigation-style', title: 'Navigation style', link: '/backend/navigation' },
};

/** Saves the style of the header. CONFLICT, with author and time, when somebody else has saved since. */
@Injectable()
export class SaveNavigationStyle {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  save(save: FrameSave<NavigationStyleFields>): Promise<NavigationStyleEntry> {
    return this.changeCollection.change('site-frame', async (context) => {
      const row = { saved: await findNavigationStyle(context.manager), entity: NavigationStyleEntity };
      const saved = await saveFrameRow(context, STYLE, this.auditLog, row, save);
      await this.claimFiles.claim(context.manager, [styleUser(saved)]);
      return toStyleEntry(saved);
    });
  }
}
