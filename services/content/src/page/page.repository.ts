import type { EntityManager } from 'typeorm';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { ContentVersionEntity } from '@manzil/lifecycle/content-version.entity';
import {
  clearPublishTime,
  ensureVersion,
  lastSave,
  recordVersion,
} from '@manzil/lifecycle/version.repository';
import { changeRefusal } from './page-errors.js';
import { PageLinkEntity } from './page-link.entity.js';
import { PageEntity } from './page.entity.js';
import { fieldsOfPage } from './page.mapper.js';

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
  const stored = await manager.findOneByOrFail(PageEntity, { id });
  await storeVersion(manager, stored);
  if (stored.live) await deleteRedirect(manager, stored.linkAddress);
  return stored;
}

/**
 * Changes an active page whose last save is `expectedVersion`, raises its version and records both. Of two concurrent
 * changes of the same version one waits and then finds another version.
 * @throws DomainError of {@link changeRefusal}
 */
export async function changePage(
  manager: EntityManager,
  { id, expectedVersion }: { id: number; expectedVersion: number },
  change: Change,
): Promise<{ page: PageEntity; before: PageEntity }> {
  const before = await lockPage(manager, id);
  if (before?.deletedAt !== null) throw changeRefusal(before);
  assertVersion('The page', await lastSave(manager, 'page', before), expectedVersion);
  await ensureVersion(manager, versionOf(before));
  await manager.update(PageEntity, { id }, { ...change, version: before.version + 1 });
  const page = await manager.findOneByOrFail(PageEntity, { id });
  if (page.live) await moveRedirects(manager, before, page);
  await storeVersion(manager, page);
  return { page, before };
}

/** Records the current state of the page as a version. */
export async function storeVersion(manager: EntityManager, page: PageEntity): Promise<void> {
  await recordVersion(manager, versionOf(page));
  if (page.live) await clearPublishTime(manager, { kind: 'page', id: page.id });
}

const versionOf = (page: PageEntity) => ({
  kind: 'page' as const,
  id: page.id,
  version: page.version,
  fields: fieldsOfPage(page),
  published: page.live,
  savedAt: page.updatedAt,
  savedBy: page.updatedBy,
});

/** Redirects the last public path of a page to its current path, whose own redirect is deleted. */
async function moveRedirects(manager: EntityManager, before: PageEntity, page: PageEntity): Promise<void> {
  await deleteRedirect(manager, page.linkAddress);
  if (before.live) {
    // Replaces any other redirect of the old path.
    if (before.linkAddress !== page.linkAddress)
      await manager.upsert(PageLinkEntity, { linkAddress: before.linkAddress, pageId: page.id }, [
        'linkAddress',
      ]);
    return;
  }
  const seen = await manager.findOne(ContentVersionEntity, {
    where: { kind: 'page', entryId: page.id, published: true },
    order: { version: 'DESC' },
  });
  const former = seen?.fields.linkAddress;
  // While the page was not live, another page may have taken the path.
  if (typeof former === 'string' && former !== page.linkAddress)
    await redirectUnusedPath(manager, { linkAddress: former, id: page.id });
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
  { linkAddress, id }: Pick<PageEntity, 'linkAddress' | 'id'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO page_link (link_address, page_id) SELECT $1, $2
     WHERE NOT EXISTS (SELECT FROM page WHERE link_address = $1 AND deleted_at IS NULL)
     ON CONFLICT DO NOTHING`,
    [linkAddress, id],
  );
}
