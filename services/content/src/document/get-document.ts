import type { ContentDocument, DocumentName } from '@manzil/contracts/content/documents';
import { showDocument } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocument } from './document.mapper.js';
import { findDocument } from './document.repository.js';

/** Returns the texts of a page as visitors see them. */
@Injectable()
export class GetDocument {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showDocument)
  async get({ name }: { name: DocumentName }): Promise<ContentDocument> {
    return toDocument(await findDocument(this.dataSource.manager, name));
  }
}
