import { getFrameEntry, saveFooter, saveNavigationStyle } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetFrameEntry } from './get-frame-entry.js';
import { SaveFooter } from './save-footer.js';
import { SaveNavigationStyle } from './save-navigation-style.js';

/** What staff do with the look of the header and with the footer. */
@Controller()
export class FrameEditingController {
  constructor(
    private readonly getUseCase: GetFrameEntry,
    private readonly saveStyleUseCase: SaveNavigationStyle,
    private readonly saveFooterUseCase: SaveFooter,
  ) {}

  @HandleRpc(getFrameEntry)
  get() {
    return this.getUseCase.execute();
  }

  @HandleRpc(saveNavigationStyle)
  saveStyle(request: z.output<typeof saveNavigationStyle.request>) {
    return this.saveStyleUseCase.execute(request);
  }

  @HandleRpc(saveFooter)
  saveFooter(request: z.output<typeof saveFooter.request>) {
    return this.saveFooterUseCase.execute(request);
  }
}
