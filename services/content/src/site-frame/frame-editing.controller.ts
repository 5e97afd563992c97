import { getFrameEntry, saveFooter, saveNavigationStyle } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FOOTER, NAVIGATION_STYLE } from './frame-part.js';
import { GetFrameEntry } from './get-frame-entry.js';
import { SaveFramePart } from './save-frame-part.js';

/** RPC of staff for the style of the header and the footer. */
@Controller()
export class SiteFrameEditingController {
  constructor(
    private readonly getFrameEntry: GetFrameEntry,
    private readonly saveFramePart: SaveFramePart,
  ) {}

  @HandleRpc(getFrameEntry)
  get() {
    return this.getFrameEntry.get();
  }

  @HandleRpc(saveNavigationStyle)
  updateStyle(request: z.output<typeof saveNavigationStyle.request>) {
    return this.saveFramePart.save(NAVIGATION_STYLE, request);
  }

  @HandleRpc(saveFooter)
  updateFooter(request: z.output<typeof saveFooter.request>) {
    return this.saveFramePart.save(FOOTER, request);
  }
}
