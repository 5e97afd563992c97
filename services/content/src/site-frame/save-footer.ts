import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';
import { Injectable } from '@nestjs/common';
import { RecordAct } from '../change/record-act.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { FooterEntity } from './footer.entity.js';
import { saveFrameRow, type FrameSave } from './save-frame-row.js';
import { toFooterEntry } from './site-frame.mapper.js';
import { findFooter } from './site-frame.repository.js';

const FOOTER = {
  what: 'The footer',
  audited: { kind: 'footer', title: 'Footer', link: '/backend/footer' },
};

/** Sets the footer. CONFLICT, with who and when, when somebody else has saved since. */
@Injectable()
export class SaveFooter {
  constructor(
    private readonly change: ChangeCollection,
    private readonly recordAct: RecordAct,
  ) {}

  execute(save: FrameSave<FooterFields>): Promise<FooterEntry> {
    return this.change.execute('site-frame', async (context) => {
      const row = { saved: await findFooter(context.manager), entity: FooterEntity };
      return toFooterEntry(await saveFrameRow(context, FOOTER, this.recordAct, row, save));
    });
  }
}
