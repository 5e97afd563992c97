import type { DocumentEntry, DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { EditContent } from './edit-content.js';

const MOST_TRIES = 5;

interface Save {
  name: DocumentName;
  fields: DocumentFields;
  /** Undefined: saves over the current version, for callers that do not know it. */
  expectedVersion: number | undefined;
}

/** Sets fields of a page's texts; content defines which fields a page has. */
@Injectable()
export class SavePageTexts {
  constructor(
    private readonly rpc: RpcClient,
    private readonly edit: EditContent,
  ) {}

  save(by: string, { name, fields, expectedVersion }: Save): Promise<DocumentEntry> {
    const save = (version: number): Promise<DocumentEntry> =>
      this.rpc.request(saveDocument, { name, fields, expectedVersion: version, by });
    return this.edit.edit(
      () => (expectedVersion === undefined ? this.saveOnCurrent(name, save) : save(expectedVersion)),
      () => ({ kind: name }),
    );
  }

  /** Omitted fields stay unchanged, so a retry after another user's save loses none of their changes. */
  private async saveOnCurrent(
    name: DocumentName,
    save: (version: number) => Promise<DocumentEntry>,
  ): Promise<DocumentEntry> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await save((await this.rpc.request(showDocumentEntry, { name })).version);
      } catch (error) {
        const isLate = error instanceof DomainError && error.code === 'CONFLICT';
        if (!isLate || tries === MOST_TRIES) throw error;
      }
    }
  }
}
