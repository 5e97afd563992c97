import type { DocumentEntry } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/facts';
import { Outbox } from '@manzil/service-kit/outbox';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { documentUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import { toDocumentEntry } from './document.mapper.js';
import { findDocument, mergeFields, type DocumentSave } from './document.repository.js';

/**
 * Sets the given fields of a page, keeps the others and tells of the change, all or nothing. CONFLICT, with who and
 * when, when somebody else has saved since the editor loaded the page: nobody's text is lost unseen.
 */
@Injectable()
export class SaveDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly tellUses: TellUses,
  ) {}

  async execute(save: DocumentSave): Promise<DocumentEntry> {
    return this.dataSource.transaction(async (manager) => {
      const saved = await mergeFields(manager, save);
      if (saved === null) {
        throw versionConflict('The page', await findDocument(manager, save.name));
      }
      await this.outbox.add(manager, contentChanged, { kind: saved.name, version: saved.version });
      await this.tellUses.execute(manager, [documentUser(saved)]);
      return toDocumentEntry(saved);
    });
  }
}
