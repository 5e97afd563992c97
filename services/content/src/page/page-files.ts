import type { EntityManager } from 'typeorm';
import type { FileUser } from '../media-use/claim-files.js';
import type { PageEntity } from './page.entity.js';

type Known = Pick<PageEntity, 'id' | 'title' | 'version'>;

/** Returns the files of all revisions of a page, because each of them can be restored as long as the page exists. */
export async function pageUser(manager: EntityManager, { id, title, version }: Known): Promise<FileUser> {
  const found = await manager.query<{ path: string }[]>(
    `SELECT DISTINCT named[1] AS path FROM page_revision,
       regexp_matches(html || ' ' || css, '/uploads/[a-z0-9][a-z0-9.-]*', 'g') AS named
     WHERE page_id = $1 ORDER BY path`,
    [id],
  );
  return { owner: `page:${id}`, label: title, version, texts: found.map(({ path }) => path) };
}

/** Returns an empty list of files, which ends the claims of a purged page. */
export const purgedPageUser = ({ id, title, version }: Known): FileUser => ({
  owner: `page:${id}`,
  label: title,
  version: version + 1,
  texts: [],
});
