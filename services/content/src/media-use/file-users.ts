import type { EntityManager } from 'typeorm';
import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import type { Collection } from '../editing/collection.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import type { DocumentEntity } from '../document/document.entity.js';
import type { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import type { SavedBlockEntity } from '../saved-block/saved-block.entity.js';
import type { FileUser } from './claim-files.js';

type Described<E extends EntryEntity> = Pick<
  Collection<E, never, unknown, unknown>,
  'kind' | 'titleOf' | 'filesIn' | 'publishing'
>;

/**
 * Returns the files of an entry and of its versions, because each of them can be restored; an empty list for collections
 * without files. A deleted entry keeps its claims, because it can be restored.
 */
export async function entryUser<E extends EntryEntity>(
  manager: EntityManager,
  { kind, titleOf, filesIn, publishing }: Described<E>,
  entry: E,
): Promise<FileUser[]> {
  if (filesIn === undefined) return [];
  const earlier =
    publishing === undefined ? [] : await filesOfVersions(manager, { kind: publishing.kind, id: entry.id });
  return [
    {
      owner: `${kind}:${entry.id}`,
      label: titleOf(entry),
      version: entry.version,
      texts: [...filesIn(entry), ...earlier],
    },
  ];
}

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

/** Returns the files of the logo and of the versions of the style of the navigation. */
export const styleUser = async (
  manager: EntityManager,
  { version, logo }: NavigationStyleEntity,
): Promise<FileUser> => ({
  owner: 'navigation-style:1',
  label: 'Logo',
  version,
  texts: [logo, ...(await filesOfVersions(manager, { kind: 'navigation-style', id: 1 }))],
});

/** Returns the files of a saved block; a deleted one keeps its claims, because it can be restored. */
export const savedBlockUser = ({ id, name, version, html, css }: SavedBlockEntity): FileUser => ({
  owner: `saved-block:${id}`,
  label: `Block: ${name}`,
  version,
  texts: [html, css],
});
