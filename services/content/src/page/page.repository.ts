import type { EntityManager } from 'typeorm';
import { changeRefusal } from './page-errors.js';
import { PageLinkEntity } from './page-link.entity.js';
import { PageRevisionEntity } from './page-revision.entity.js';
import { PageEntity } from './page.entity.js';

type NewPage = Omit<PageEntity, 'id' | 'version' | 'createdAt' | 'deletedAt' | 'deletedBy'>;
type Change = Partial<Omit<NewPage, 'pageVal'>> & Pick<NewPage, 'updatedAt' | 'updatedBy'>;

export const findPage = (manager: EntityManager, id: number): Promise<PageEntity | null> =>
  manager.findOneBy(PageEntity, { id });

/** Locks the page until the transaction ends. */
export const lockPage = (manager: EntityManager, id: number): Promise<PageEntity | null> =>
  manager.findOne(PageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export async function insertPage(manager: EntityManager, page: NewPage): Promise<PageEntity> {
  const inserted = await manager.insert(PageEntity, { ...page, version: 1, createdAt: page.updatedAt });
  const { id } = inserted.identifiers[0] as { id: number };
  await deleteRedirect(manager, page.linkAddress);
  return storeRevision(manager, id);
}

/**
 * Changes an active page that is at `expectedVersion`, raises its version and stores a revision. Of two concurrent
 * changes of the same version one waits and then finds another version.
 * @throws DomainError of {@link changeRefusal}
 */
export async function changePage(
  manager: EntityManager,
  { id, expectedVersion }: { id: number; expectedVersion: number },
  change: Change,
): Promise<{ page: PageEntity; before: PageEntity }> {
  const before = await lockPage(manager, id);
  if (before?.deletedAt !== null || before.version !== expectedVersion) throw changeRefusal(before);
  await manager.update(PageEntity, { id }, { ...change, version: before.version + 1 });
  const page = await storeRevision(manager, id);
  if (page.linkAddress !== before.linkAddress) {
    await deleteRedirect(manager, page.linkAddress);
    // The old path redirects to this page from now on, whatever page it redirected to before.
    await manager.upsert(PageLinkEntity, { linkAddress: before.linkAddress, pageId: id }, ['linkAddress']);
  }
  return { page, before };
}

/** Stores the current state of the page as a revision. */
export async function storeRevision(manager: EntityManager, id: number): Promise<PageEntity> {
  const page = await manager.findOneByOrFail(PageEntity, { id });
  const { version, title, seoTitle, metaDescription, keywords, linkAddress, html, css } = page;
  await manager.insert(PageRevisionEntity, {
    pageId: id,
    version,
    title,
    seoTitle,
    metaDescription,
    keywords,
    linkAddress,
    html,
    css,
    savedAt: page.updatedAt,
    savedBy: page.updatedBy,
  });
  return page;
}

/**
 * Deletes the redirect of a path. Must be called after a page was given the path, in the same transaction: a save that
 * waited at the unique index then also sees a redirect that the transaction before it has created.
 */
export async function deleteRedirect(manager: EntityManager, linkAddress: string): Promise<void> {
  await manager.delete(PageLinkEntity, { linkAddress });
}

/** Redirects the path of a restored page to it, unless another page has or had the path since. */
export async function redirectUnusedPath(
  manager: EntityManager,
  { linkAddress, id }: PageEntity,
): Promise<void> {
  await manager.query(
    `INSERT INTO page_link (link_address, page_id) SELECT $1, $2
     WHERE NOT EXISTS (SELECT FROM page WHERE link_address = $1 AND deleted_at IS NULL)
     ON CONFLICT DO NOTHING`,
    [linkAddress, id],
  );
}
