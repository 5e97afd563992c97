import type { SavedSearch } from '@manzil/contracts/leads/saved-search';
import { Not, type EntityManager } from 'typeorm';
import { SavedSearchEntity } from './saved-search.entity.js';
import { searchPath } from './search-path.js';

export const findSearch = (manager: EntityManager, id: string): Promise<SavedSearchEntity | null> =>
  manager.findOneBy(SavedSearchEntity, { id });

/** One address is one person, ignoring case; newest first. */
export const findSearchesOf = (manager: EntityManager, address: string): Promise<SavedSearchEntity[]> =>
  manager
    .createQueryBuilder(SavedSearchEntity, 'search')
    .where('lower(search.address) = lower(:address)', { address })
    .orderBy('search.createdAt', 'DESC')
    .addOrderBy('search.id')
    .getMany();

/** Activates a pending search; a stopped search stays stopped. */
export async function confirmSearch(manager: EntityManager, id: string): Promise<void> {
  await manager.update(
    SavedSearchEntity,
    { id, state: 'pending' },
    {
      state: 'active',
      updatedAt: () => 'now()',
      seenUntil: () => '(SELECT coalesce(max(id), 0) FROM home_news)',
    },
  );
}

/** Stops the mail of a search. */
export async function stopSearch(manager: EntityManager, id: string): Promise<void> {
  await manager.update(
    SavedSearchEntity,
    { id, state: Not('stopped') },
    { state: 'stopped', updatedAt: () => 'now()' },
  );
}

export const toSavedSearch = (search: SavedSearchEntity): SavedSearch => {
  const { id, name, criteria, frequency, state, createdAt, lastSentAt } = search;
  return {
    id,
    name,
    frequency,
    state,
    path: searchPath(criteria),
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
};
