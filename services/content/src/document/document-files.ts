import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import type { EntityManager } from 'typeorm';
import type { FileUser } from '../media-use/claim-files.js';
import type { DocumentEntity } from './document.entity.js';

/** Returns the files of a document and of its versions. */
export const documentUser = async (
  manager: EntityManager,
  { name, version, fields }: DocumentEntity,
): Promise<FileUser> => ({
  owner: `document:${name}`,
  label: name,
  version,
  texts: [
    ...Object.values(fields),
    ...(await filesOfVersions(manager, { kind: 'document', id: DOCUMENT_IDS[name] })),
  ],
});
