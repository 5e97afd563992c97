import type { DocumentName } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mergeFields } from '../document/document.repository.js';
import { LEGAL_TEXTS } from './legal-texts.js';

/**
 * Gives a site the legal pages that it does not have: a new site, and one that was set up before there were any.
 * A page that was saved once is left alone, whatever staff have made of it.
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

  /** Of replicas that start together one writes the page, and the others find it. */
  private addOne(name: DocumentName, fields: Record<string, string>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const added = await mergeFields(manager, { name, fields, expectedVersion: 0, by: '' });
      if (added !== null) await this.outbox.add(manager, contentChanged, { kind: name, version: 1 });
    });
  }
}
