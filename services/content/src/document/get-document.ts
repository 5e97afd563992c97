import { DOCUMENT_IDS, type ContentDocument } from '@manzil/contracts/content/documents';
import { showDocument } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { translateRecord } from '@manzil/lifecycle/translation/translate';
import { toDocument } from './document.mapper.js';
import { findDocument } from './document.repository.js';

/** Returns the texts of a page as visitors see them. */
@Injectable()
export class GetDocument {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showDocument)
  async get({ name, lang }: z.output<typeof showDocument.request>): Promise<ContentDocument> {
    const { manager } = this.dataSource;
    const document = toDocument(await findDocument(manager, name));
    const key = { kind: 'document' as const, id: DOCUMENT_IDS[name] };
    const { record: fields, language } = await translateRecord(manager, lang, key, document.fields);
    return { ...document, fields, language };
  }
}
