import {
  addSavedBlock,
  deleteSavedBlock,
  listSavedBlocks,
  renameSavedBlock,
  replaceFileInBlock,
  restoreSavedBlock,
} from '@manzil/contracts/content/saved-block-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { PurgeSavedBlocks } from './purge-saved-blocks.js';
import { SavedBlocks } from './saved-blocks.js';

@Controller()
class SavedBlockController {
  constructor(private readonly savedBlocks: SavedBlocks) {}

  @HandleRpc(listSavedBlocks)
  list(request: z.output<typeof listSavedBlocks.request>) {
    return this.savedBlocks.list(request);
  }

  @HandleRpc(addSavedBlock)
  add(request: z.output<typeof addSavedBlock.request>) {
    return this.savedBlocks.add(request);
  }

  @HandleRpc(renameSavedBlock)
  rename(request: z.output<typeof renameSavedBlock.request>) {
    return this.savedBlocks.rename(request);
  }

  @HandleRpc(deleteSavedBlock)
  delete(request: z.output<typeof deleteSavedBlock.request>) {
    return this.savedBlocks.delete(request);
  }

  @HandleRpc(replaceFileInBlock)
  replaceFile(request: z.output<typeof replaceFileInBlock.request>) {
    return this.savedBlocks.replaceFile(request);
  }

  @HandleRpc(restoreSavedBlock)
  restore(request: z.output<typeof restoreSavedBlock.request>) {
    return this.savedBlocks.restore(request);
  }
}

/** Parts of pages that staff save under a name and put into other pages as copies. */
@Module({
  imports: [ChangeModule, ClockModule, MediaUseModule],
  controllers: [SavedBlockController],
  providers: [PurgeSavedBlocks, SavedBlocks],
  exports: [PurgeSavedBlocks],
})
export class SavedBlockModule {}
