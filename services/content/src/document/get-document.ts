import type { ContentDocument, DocumentName } from '@manzil/contracts/content/documents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocument, unsavedDocument } from './document.mapper.js';
import { findDocument } from './document.repository.js';

/** Returns the texts of a page; one that was never saved is empty and at version 0, so that the site works without it. */
@Injectable()
export class GetDocument {
  constructor(private readonly dataSource: DataSource) {}

  async get({ name }: { name: DocumentName }): Promise<ContentDocument> {
    const document = await findDocument(this.dataSource.manager, name);
    return document === null ? unsavedDocument(name) : toDocument(document);
  }
}
