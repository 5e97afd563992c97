import { Module } from '@nestjs/common';
import { DocumentController } from './document.controller.js';
import { GetDocumentEntry } from './get-document-entry.js';
import { GetDocument } from './get-document.js';
import { SaveDocument } from './save-document.js';

@Module({ controllers: [DocumentController], providers: [GetDocument, GetDocumentEntry, SaveDocument] })
export class DocumentModule {}
