import type { ContentDocument, DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/facts';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDocument } from './document.mapper.js';
import { findDocument, mergeFields } from './document.repository.js';

interface Save {
  name: DocumentName;
  fields: DocumentFields;
  expectedVersion: number;
}

/**
 * Sets the given fields of a page, keeps the others and tells of the change, all or nothing. CONFLICT, with the
 * current version, when somebody else has saved since the editor loaded the page: nobody's text is lost unseen.
 */
@Injectable()
export class SaveDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async execute(save: Save): Promise<ContentDocument> {
    return this.dataSource.transaction(async (manager) => {
      const saved = await mergeFields(manager, save);
      if (saved === null) {
        const current = await findDocument(manager, save.name);
        throw new DomainError('CONFLICT', 'The page was changed by somebody else in the meantime', {
          details: { version: current?.version ?? 0 },
        });
      }
      await this.outbox.add(manager, contentChanged, { kind: saved.name, version: saved.version });
      return toDocument(saved);
    });
  }
}
