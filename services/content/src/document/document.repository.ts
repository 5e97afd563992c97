import type { DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import type { EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

export function findDocument(manager: EntityManager, name: DocumentName): Promise<DocumentEntity | null> {
  return manager.findOneBy(DocumentEntity, { name });
}

export interface DocumentSave {
  name: DocumentName;
  fields: DocumentFields;
  expectedVersion: number;
  by: string;
}

/**
 * Merges the fields into the document and raises its version, if it is at `expectedVersion` (0: not saved yet), else
 * returns null. Of two concurrent saves of the same version one waits and then finds another version.
 */
export async function mergeFields(
  manager: EntityManager,
  { name, fields, expectedVersion, by }: DocumentSave,
): Promise<DocumentEntity | null> {
  const written =
    expectedVersion === 0
      ? await manager.query<unknown[]>(
          `INSERT INTO document (name, fields, version, updated_at, updated_by) VALUES ($1, $2, 1, now(), $3)
           ON CONFLICT DO NOTHING RETURNING name`,
          [name, JSON.stringify(fields), by],
        )
      : await manager.query<unknown[]>(
          `WITH saved AS (
             UPDATE document
             SET fields = fields || $2, version = version + 1, updated_at = now(), updated_by = $4
             WHERE name = $1 AND version = $3 RETURNING name
           ) SELECT name FROM saved`,
          [name, JSON.stringify(fields), expectedVersion, by],
        );
  return written.length === 0 ? null : findDocument(manager, name);
}
