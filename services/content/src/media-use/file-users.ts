import type { EntityManager } from 'typeorm';
import { filesOfVersions } from '../lifecycle/version.repository.js';
import type { Collection } from '../editing/collection.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import type { DocumentEntity } from '../document/document.entity.js';
import type { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
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

export const documentUser = ({ name, version, fields }: DocumentEntity): FileUser => ({
  owner: `document:${name}`,
  label: name,
  version,
  texts: Object.values(fields),
});

export const styleUser = ({ version, logo }: NavigationStyleEntity): FileUser => ({
  owner: 'navigation-style:1',
  label: 'Logo',
  version,
  texts: [logo],
});
