import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { PurgeSavedBlocks } from './purge-saved-blocks.js';
import { SavedBlocks } from './saved-blocks.js';

/** Parts of pages that staff save under a name and put into other pages as copies. */
@Module({
  imports: [ChangeModule, ClockModule, MediaUseModule],
  providers: [PurgeSavedBlocks, SavedBlocks],
  exports: [PurgeSavedBlocks],
})
export class SavedBlockModule {}
