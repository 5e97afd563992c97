import { DOCUMENT_IDS, type DocumentFields, type DocumentName } from '@manzil/contracts/content/documents';
import type { EntityManager } from 'typeorm';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import { DocumentEntity } from './document.entity.js';

/**
 * Returns a document. A document that was never saved is empty, with version 0 and time 0, so that the site works
 * without it and all caches agree on it.
 */
export async function findDocument(manager: EntityManager, name: DocumentName): Promise<DocumentEntity> {
  const unsaved = { name, fields: {}, version: 0, unseenSaves: 0, updatedAt: new Date(0), updatedBy: '' };
  return (await manager.findOneBy(DocumentEntity, { name })) ?? Object.assign(new DocumentEntity(), unsaved);
}

/** Returns the lifecycle state of a document, which is always live. */
export const knownOf = ({ name, version, updatedBy }: DocumentEntity) => ({
  id: DOCUMENT_IDS[name],
  version,
  live: true,
  publishAt: null,
  updatedBy,
});

export async function lifecycleOfDocument(manager: EntityManager, document: DocumentEntity) {
  const known = knownOf(document);
  return (await lifecyclesOf(manager, 'document', [known])).get(known.id);
}

/** Inserts a document as its first version, unless there is one; returns whether it was inserted. */
export async function insertDocument(
  manager: EntityManager,
  { name, fields }: { name: DocumentName; fields: DocumentFields },
): Promise<boolean> {
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO document (name, fields, version, updated_at, updated_by) VALUES ($1, $2, 1, now(), '')
     ON CONFLICT DO NOTHING RETURNING name`,
    [name, JSON.stringify(fields)],
  );
  return inserted.length > 0;
}
