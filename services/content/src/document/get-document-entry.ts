import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocumentEntry, unsavedDocument } from './document.mapper.js';
import { findDocument } from './document.repository.js';

/** Returns the texts of a page as staff edit them, with the author of the last save. */
@Injectable()
export class GetDocumentEntry {
  constructor(private readonly dataSource: DataSource) {}

  async get({ name }: { name: DocumentName }): Promise<DocumentEntry> {
    const document = await findDocument(this.dataSource.manager, name);
    return document === null ? { ...unsavedDocument(name), updatedBy: '' } : toDocumentEntry(document);
  }
}
