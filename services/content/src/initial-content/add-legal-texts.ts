import type { DocumentName } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { insertDocument } from '../document/document.repository.js';
import { LEGAL_TEXTS } from './legal-texts.js';

/**
 * Adds missing legal pages to a new site, and to a site of an earlier release. A page that was ever saved is not
 * changed.
 */
@Injectable()
export class AddLegalTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async add(): Promise<void> {
    for (const [name, fields] of Object.entries(LEGAL_TEXTS)) await this.addOne(name as DocumentName, fields);
  }

  /** Inserts the page unless it exists, so that only one of several replicas that start together inserts it. */
  private addOne(name: DocumentName, fields: Record<string, string>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      if (await insertDocument(manager, { name, fields }))
        await this.outbox.add(manager, contentChanged, { kind: name, version: 1 });
    });
  }
}
