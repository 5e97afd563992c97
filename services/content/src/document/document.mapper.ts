import type { ContentDocument, DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import type { DocumentEntity } from './document.entity.js';

export const toDocument = ({ name, fields, version, updatedAt }: DocumentEntity): ContentDocument => ({
  name,
  fields,
  version,
  updatedAt: updatedAt.toISOString(),
});

export const toDocumentEntry = (document: DocumentEntity): DocumentEntry => ({
  ...toDocument(document),
  updatedBy: document.updatedBy,
});

/** Returns the document of a page that was never saved, always the same, so that caches agree on it. */
export const unsavedDocument = (name: DocumentName): ContentDocument => ({
  name,
  fields: {},
  version: 0,
  updatedAt: new Date(0).toISOString(),
});
