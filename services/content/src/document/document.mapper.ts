import type { ContentDocument, DocumentEntry } from '@manzil/contracts/content/documents';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import type { DocumentEntity } from './document.entity.js';

/** Maps the live content, with the number of its save. */
export const toDocument = ({
  name,
  fields,
  version,
  unseenSaves,
  updatedAt,
}: DocumentEntity): ContentDocument => ({
  name,
  fields,
  version: version - unseenSaves,
  updatedAt: updatedAt.toISOString(),
});

export const toDocumentEntry = (
  document: DocumentEntity,
  lifecycle: Lifecycle | undefined,
): DocumentEntry => ({
  ...toDocument(document),
  version: document.version,
  updatedBy: document.updatedBy,
  lifecycle,
});
