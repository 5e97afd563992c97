import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import type { EntityManager } from 'typeorm';
import type { FileUser } from '../media-use/claim-files.js';
import type { Collection } from './collection.js';
import type { EntryEntity } from './stamped.entity.js';

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
