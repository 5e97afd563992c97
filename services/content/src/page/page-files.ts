import type { EntityManager } from 'typeorm';
import type { FileUser } from '../media-use/tell-uses.js';
import type { PageEntity } from './page.entity.js';

type Known = Pick<PageEntity, 'id' | 'title' | 'version'>;

/** A page uses the files of all its saves: any of them can be had back, byte for byte, as long as there is the page. */
export async function pageUser(manager: EntityManager, { id, title, version }: Known): Promise<FileUser> {
  const found = await manager.query<{ path: string }[]>(
    `SELECT DISTINCT named[1] AS path FROM page_revision,
       regexp_matches(html || ' ' || css, '/uploads/[a-z0-9][a-z0-9.-]*', 'g') AS named
     WHERE page_id = $1 ORDER BY path`,
    [id],
  );
  return { owner: `page:${id}`, label: title, version, texts: found.map(({ path }) => path) };
}

/** A page that is gone for good uses nothing. */
export const purgedPageUser = ({ id, title, version }: Known): FileUser => ({
  owner: `page:${id}`,
  label: title,
  version: version + 1,
  texts: [],
});
