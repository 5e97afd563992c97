import type { EntityManager } from 'typeorm';
import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import type { FileUser } from '../media-use/claim-files.js';
import type { PageEntity } from './page.entity.js';

type Known = Pick<PageEntity, 'id' | 'title' | 'version'>;

/** Returns the files of all versions of a page, because each of them can be restored as long as the page exists. */
export const pageUser = async (manager: EntityManager, { id, title, version }: Known): Promise<FileUser> => ({
  owner: `page:${id}`,
  label: title,
  version,
  texts: await filesOfVersions(manager, { kind: 'page', id }),
});

/** Returns an empty list of files, which ends the claims of a purged page. */
export const purgedPageUser = ({ id, title, version }: Known): FileUser => ({
  owner: `page:${id}`,
  label: title,
  version: version + 1,
  texts: [],
});
