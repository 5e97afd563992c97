import type { EntityManager } from 'typeorm';
import { whyUnchanged } from './page-errors.js';
import { PageLinkEntity } from './page-link.entity.js';
import { PageRevisionEntity } from './page-revision.entity.js';
import { PageEntity } from './page.entity.js';

type NewPage = Omit<PageEntity, 'id' | 'version' | 'createdAt' | 'deletedAt' | 'deletedBy'>;
type Change = Partial<Omit<NewPage, 'pageVal'>> & Pick<NewPage, 'updatedAt' | 'updatedBy'>;

export const findPage = (manager: EntityManager, id: number): Promise<PageEntity | null> =>
  manager.findOneBy(PageEntity, { id });

/** Nobody else changes the page until the transaction ends. */
export const lockPage = (manager: EntityManager, id: number): Promise<PageEntity | null> =>
  manager.findOne(PageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export async function insertPage(manager: EntityManager, page: NewPage): Promise<PageEntity> {
  const inserted = await manager.insert(PageEntity, { ...page, version: 1, createdAt: page.updatedAt });
  const { id } = inserted.identifiers[0] as { id: number };
  await takeAddress(manager, page.linkAddress);
  return keepRevision(manager, id);
}

/**
 * Changes an active page that is at `expectedVersion`, raises its version and keeps the save as a revision. Of
 * two changes that expect the same version one waits and then finds another. Throws {@link whyUnchanged}.
 */
export async function changePage(
  manager: EntityManager,
  { id, expectedVersion }: { id: number; expectedVersion: number },
  change: Change,
): Promise<{ page: PageEntity; before: PageEntity }> {
  const before = await lockPage(manager, id);
  if (before?.deletedAt !== null || before.version !== expectedVersion) throw whyUnchanged(before);
  await manager.update(PageEntity, { id }, { ...change, version: before.version + 1 });
  const page = await keepRevision(manager, id);
  if (page.linkAddress !== before.linkAddress) {
    await takeAddress(manager, page.linkAddress);
    // From now on the old address leads here, whatever page it led to before.
    await manager.upsert(PageLinkEntity, { linkAddress: before.linkAddress, pageId: id }, ['linkAddress']);
  }
  return { page, before };
}

/** Keeps the page as it has just been saved. */
export async function keepRevision(manager: EntityManager, id: number): Promise<PageEntity> {
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
 * Ends the redirect of an address. Called after a page was given it, in the same transaction: whoever had to
 * wait for the address at the unique index then sees, and takes away, what the one before left behind.
 */
export async function takeAddress(manager: EntityManager, linkAddress: string): Promise<void> {
  await manager.delete(PageLinkEntity, { linkAddress });
}

/** Makes an address lead to the page, unless somebody else has or had it since. */
export async function leaveUnusedAddress(
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
