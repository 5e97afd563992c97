import { documentFieldIssues } from '@manzil/contracts/content/document-fields';
import {
  DOCUMENT_IDS,
  DOCUMENT_NAMES,
  documentChangesSchema,
  documentNameOf,
  type DocumentFields,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import { DomainError, validationError } from '@manzil/service-kit/errors';
import type { ChangeDocument } from '../document/change-document.js';
import { DocumentEntity } from '../document/document.entity.js';
import { findDocument, knownOf } from '../document/document.repository.js';
import { auditedDocument, type StoreDocument } from '../document/store-document.js';
import type { ClaimFiles } from '../media-use/claim-files.js';
import { documentUser } from '../document/document-files.js';
import type { LifecyclePort, PublishedRecord } from '@manzil/lifecycle/lifecycle-port';

export interface DocumentServices {
  changeDocument: ChangeDocument;
  storeDocument: StoreDocument;
  claimFiles: ClaimFiles;
}

/**
 * Creates the port of the texts of pages, with their numbers as ids. A draft sets some fields and keeps the others,
 * as a save does.
 */
export function documentPort({ changeDocument, storeDocument, claimFiles }: DocumentServices): LifecyclePort {
  return {
    kind: 'document',
    noun: 'text',
    titleOf: ({ sec1heading = '' }) => (typeof sec1heading === 'string' ? sec1heading : ''),
    kept: [],
    audited: ({ id }) => auditedDocument(nameOf(id)),
    parse: (fields, id, replaced) => ({ ...replaced, ...parsed(nameOf(id), fields) }),
    change: (work) => changeDocument.change(work),
    changeUnseen: (work) => changeDocument.changeUnseen(work),
    require: async (manager, id) => toRecord(await findDocument(manager, nameOf(id))),
    list: async (manager, { after, take }) => {
      const names = DOCUMENT_NAMES.filter((name) => DOCUMENT_IDS[name] > after).slice(0, take);
      const records: PublishedRecord[] = [];
      // Sequential, because a transaction has one connection.
      for (const name of names) records.push(toRecord(await findDocument(manager, name)));
      return records;
    },
    save: async (context, { id, fields, by }) => {
      const before = await findDocument(context.manager, nameOf(id));
      return toRecord(await storeDocument.store(context, before, { fields: fields as DocumentFields, by }));
    },
    raiseVersion: async (manager, id, version) => {
      const document = await findDocument(manager, nameOf(id));
      const unseenSaves = document.unseenSaves + version - document.version;
      await manager.save(DocumentEntity, { ...document, version, unseenSaves });
    },
    claimFiles: async (manager, id) => {
      const document = await findDocument(manager, nameOf(id));
      await claimFiles.claim(manager, [await documentUser(manager, document)]);
    },
  };
}

function nameOf(id: number): DocumentName {
  const name = documentNameOf(id);
  if (name === undefined) throw new DomainError('NOT_FOUND', 'There is no such text');
  return name;
}

const toRecord = (document: DocumentEntity): PublishedRecord => ({
  ...knownOf(document),
  title: auditedDocument(document.name).title,
  updatedAt: document.updatedAt,
  fields: document.fields,
});

function parsed(name: DocumentName, fields: unknown): DocumentFields {
  const message = 'This text cannot be saved like this';
  const result = documentChangesSchema.safeParse(fields);
  if (!result.success) throw validationError(result.error, message);
  const issues = documentFieldIssues(name, result.data);
  if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', message, { issues });
  return result.data;
}
