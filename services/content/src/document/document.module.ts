import { Module } from '@nestjs/common';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { DocumentController } from './document.controller.js';
import { GetDocumentEntry } from './get-document-entry.js';
import { GetDocument } from './get-document.js';
import { SaveDocument } from './save-document.js';

@Module({
  imports: [MediaUseModule],
  controllers: [DocumentController],
  providers: [GetDocument, GetDocumentEntry, SaveDocument],
})
export class DocumentModule {}
