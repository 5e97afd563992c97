import {
  DOCUMENT_IDS,
  type DocumentEntry,
  type DocumentFields,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { lastSave } from '@manzil/lifecycle/version.repository';
import { ChangeDocument } from './change-document.js';
import { toDocumentEntry } from './document.mapper.js';
import { findDocument, lifecycleOfDocument } from './document.repository.js';
import { StoreDocument } from './store-document.js';

interface DocumentSave {
  name: DocumentName;
  fields: DocumentFields;
  expectedVersion: number;
  by: string;
}

/**
 * Sets the given fields of a page, keeps the others, publishes the change and deletes the draft, in one transaction.
 * CONFLICT, with author and time, when another user has saved since the editor loaded the page, even a draft.
 */
@Injectable()
export class SaveDocument {
  constructor(
    private readonly changeDocument: ChangeDocument,
    private readonly storeDocument: StoreDocument,
  ) {}

  @HandleRpc(saveDocument)
  async save({ name, fields, expectedVersion, by }: DocumentSave): Promise<DocumentEntry> {
    const id = DOCUMENT_IDS[name];
    const { entry } = await this.changeDocument.change(async (context) => {
      const { manager } = context;
      const before = await findDocument(manager, name);
      const last = before.version === 0 ? null : await lastSave(manager, 'document', { ...before, id });
      assertVersion('The page', last, expectedVersion);
      const merged = { ...before.fields, ...fields };
      const saved = await this.storeDocument.store(context, before, { fields: merged, by });
      return { id, entry: toDocumentEntry(saved, await lifecycleOfDocument(manager, saved)) };
    });
    return entry;
  }
}
