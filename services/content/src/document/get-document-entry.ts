import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocumentEntry } from './document.mapper.js';
import { findDocument, lifecycleOfDocument } from './document.repository.js';

/** Returns the texts of a page as staff edit them, with their lifecycle. */
@Injectable()
export class GetDocumentEntry {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showDocumentEntry)
  async get({ name }: { name: DocumentName }): Promise<DocumentEntry> {
    const { manager } = this.dataSource;
    const document = await findDocument(manager, name);
    return toDocumentEntry(document, await lifecycleOfDocument(manager, document));
  }
}
