import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../change/audit-log.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { FooterEntity } from './footer.entity.js';
import { saveFrameRow, type FrameSave } from './save-frame-row.js';
import { toFooterEntry } from './site-frame.mapper.js';
import { findFooter } from './site-frame.repository.js';

const FOOTER = {
  what: 'The footer',
  audited: { kind: 'footer', title: 'Footer', link: '/backend/footer' },
};

/** Saves the footer. CONFLICT, with author and time, when somebody else has saved since. */
@Injectable()
export class SaveFooter {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly auditLog: AuditLog,
  ) {}

  save(save: FrameSave<FooterFields>): Promise<FooterEntry> {
    return this.changeCollection.change('site-frame', async (context) => {
      const row = { saved: await findFooter(context.manager), entity: FooterEntity };
      return toFooterEntry(await saveFrameRow(context, FOOTER, this.auditLog, row, save));
    });
  }
}
