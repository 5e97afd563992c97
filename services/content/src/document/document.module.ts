import { Module } from '@nestjs/common';
import { ClockModule } from '../clock.js';
import { ChangeModule } from '../change/change.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { ChangeDocument } from './change-document.js';
import { GetDocumentEntry } from './get-document-entry.js';
import { GetDocument } from './get-document.js';
import { SaveDocument } from './save-document.js';
import { StoreDocument } from './store-document.js';

@Module({
  imports: [ChangeModule, ClockModule, MediaUseModule],
  providers: [ChangeDocument, GetDocument, GetDocumentEntry, SaveDocument, StoreDocument],
  exports: [ChangeDocument, StoreDocument],
})
export class DocumentModule {}
