import type { NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';
import { Injectable } from '@nestjs/common';
import { RecordAct } from '../change/record-act.js';
import { ChangeCollection } from '../editing/change-collection.js';
import { styleUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import { NavigationStyleEntity } from './navigation-style.entity.js';
import { saveFrameRow, type FrameSave } from './save-frame-row.js';
import { toStyleEntry } from './site-frame.mapper.js';
import { findNavigationStyle } from './site-frame.repository.js';

const STYLE = {
  what: 'The style of the navigation',
  audited: { kind: 'navigation-style', title: 'Navigation style', link: '/backend/navigation' },
};

/** Sets how the header looks. CONFLICT, with who and when, when somebody else has saved since. */
@Injectable()
export class SaveNavigationStyle {
  constructor(
    private readonly change: ChangeCollection,
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  execute(save: FrameSave<NavigationStyleFields>): Promise<NavigationStyleEntry> {
    return this.change.execute('site-frame', async (context) => {
      const row = { saved: await findNavigationStyle(context.manager), entity: NavigationStyleEntity };
      const saved = await saveFrameRow(context, STYLE, this.recordAct, row, save);
      await this.tellUses.execute(context.manager, [styleUser(saved)]);
      return toStyleEntry(saved);
    });
  }
}
