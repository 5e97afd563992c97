import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocumentEntry, unsavedDocument } from './document.mapper.js';
import { findDocument } from './document.repository.js';

/** The texts of a page as staff edit them, with who saved them last. */
@Injectable()
export class GetDocumentEntry {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ name }: { name: DocumentName }): Promise<DocumentEntry> {
    const document = await findDocument(this.dataSource.manager, name);
    return document === null ? { ...unsavedDocument(name), updatedBy: '' } : toDocumentEntry(document);
  }
}
