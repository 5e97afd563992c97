import type { NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';
import { Injectable } from '@nestjs/common';
import { ChangeCollection } from '../editing/change-collection.js';
import { NavigationStyleEntity } from './navigation-style.entity.js';
import { saveFrameRow, type FrameSave } from './save-frame-row.js';
import { toStyleEntry } from './site-frame.mapper.js';
import { findNavigationStyle } from './site-frame.repository.js';

/** Sets how the header looks. CONFLICT, with who and when, when somebody else has saved since. */
@Injectable()
export class SaveNavigationStyle {
  constructor(private readonly change: ChangeCollection) {}

  execute(save: FrameSave<NavigationStyleFields>): Promise<NavigationStyleEntry> {
    return this.change.execute('site-frame', async (context) => {
      const row = { saved: await findNavigationStyle(context.manager), entity: NavigationStyleEntity };
      return toStyleEntry(await saveFrameRow(context, 'The style of the navigation', row, save));
    });
  }
}
