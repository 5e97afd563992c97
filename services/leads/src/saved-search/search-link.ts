import type { MailLink } from '@manzil/contracts/leads/mail';
import type { EntityManager } from 'typeorm';
import { confirmSearch, findSearch, stopSearch } from './saved-search.repository.js';
import type { SearchTarget } from '../mail/links/mail-links.js';
import { maskedAddress } from '../mail/links/masked-address.js';

/** Returns the purpose of a link about a saved search. An erased search is treated as stopped. */
export async function showSearchLink(
  manager: EntityManager,
  { purpose, search: id }: SearchTarget,
): Promise<MailLink> {
  const search = await findSearch(manager, id);
  const address = search === null ? '' : maskedAddress(search.address);
  const state = search?.state ?? 'stopped';
  if (purpose === 'search-stop') return { purpose, address, state: state === 'stopped' ? 'done' : 'open' };
  const states = { pending: 'open', active: 'done', stopped: 'void' } as const;
  return { purpose, address, state: states[state] };
}

/** Performs the action of the link; repeating it changes nothing. */
export const followSearchLink = (manager: EntityManager, { purpose, search }: SearchTarget): Promise<void> =>
  purpose === 'search-stop' ? stopSearch(manager, search) : confirmSearch(manager, search);
