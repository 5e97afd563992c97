import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { DocumentController } from './document.controller.js';
import { GetDocumentEntry } from './get-document-entry.js';
import { GetDocument } from './get-document.js';
import { SaveDocument } from './save-document.js';

@Module({
  imports: [ChangeModule, MediaUseModule],
  controllers: [DocumentController],
  providers: [GetDocument, GetDocumentEntry, SaveDocument],
})
export class DocumentModule {}
