import { getFrameEntry, saveFooter, saveNavigationStyle } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetFrameEntry } from './get-frame-entry.js';
import { SaveFooter } from './save-footer.js';
import { SaveNavigationStyle } from './save-navigation-style.js';

/** RPC of staff for the style of the header and the footer. */
@Controller()
export class SiteFrameEditingController {
  constructor(
    private readonly getFrameEntry: GetFrameEntry,
    private readonly saveNavigationStyle: SaveNavigationStyle,
    private readonly saveFooter: SaveFooter,
  ) {}

  @HandleRpc(getFrameEntry)
  get() {
    return this.getFrameEntry.get();
  }

  @HandleRpc(saveNavigationStyle)
  updateStyle(request: z.output<typeof saveNavigationStyle.request>) {
    return this.saveNavigationStyle.save(request);
  }

  @HandleRpc(saveFooter)
  updateFooter(request: z.output<typeof saveFooter.request>) {
    return this.saveFooter.save(request);
  }
}
