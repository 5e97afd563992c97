import type { Collection } from '../editing/collection.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import type { DocumentEntity } from '../document/document.entity.js';
import type { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import type { FileUser } from './claim-files.js';

type Described<E extends EntryEntity> = Pick<
  Collection<E, never, unknown, unknown>,
  'kind' | 'titleOf' | 'filesIn'
>;

/** Returns an empty list for collections without files. A deleted entry keeps its claims, because it can be restored. */
export const entryUser = <E extends EntryEntity>(
  { kind, titleOf, filesIn }: Described<E>,
  entry: E,
): FileUser[] =>
  filesIn === undefined
    ? []
    : [
        {
          owner: `${kind}:${entry.id}`,
          label: titleOf(entry),
          version: entry.version,
          texts: filesIn(entry),
        },
      ];

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
