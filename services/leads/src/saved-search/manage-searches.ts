import {
  countSavedSearches,
  listSavedSearches,
  changeSavedSearch,
} from '@manzil/contracts/http/saved-searches';
import type { OwnSearches, SavedSearchCounts } from '@manzil/contracts/leads/saved-search';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MailLinks } from '../mail/links/mail-links.js';
import { maskedAddress } from '../mail/links/masked-address.js';
import { SavedSearchEntity } from './saved-search.entity.js';
import { findSearch, findSearchesOf, stopSearch, toSavedSearch } from './saved-search.repository.js';

const unknown = (): DomainError => new DomainError('NOT_FOUND', 'There is no such search any more');

/** The searches of one address, for a visitor with a link that was mailed there. */
@Injectable()
export class ManageSearches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
  ) {}

  @HandleRpc(listSavedSearches)
  async list({ token }: { token: string }): Promise<OwnSearches> {
    const { manager } = this.dataSource;
    return ownSearches(manager, await this.addressOf(manager, token));
  }

  @HandleRpc(changeSavedSearch)
  async change({ token, id, change }: z.output<typeof changeSavedSearch.request>): Promise<OwnSearches> {
    return this.dataSource.transaction(async (manager) => {
      const address = await this.addressOf(manager, token);
      const search = await findSearch(manager, id);
      if (search?.address.toLowerCase() !== address.toLowerCase()) throw unknown();
      if (change === 'stop') await stopSearch(manager, id);
      else await manager.update(SavedSearchEntity, { id }, { frequency: change, updatedAt: () => 'now()' });
      return ownSearches(manager, address);
    });
  }

  @HandleRpc(countSavedSearches)
  async count(): Promise<SavedSearchCounts> {
    const rows = await this.dataSource.query<
      (Pick<SavedSearchEntity, 'state' | 'frequency'> & { count: number })[]
    >(
      "SELECT state, frequency, count(*)::int AS count FROM saved_search WHERE state <> 'stopped' GROUP BY state, frequency",
    );
    const counts: SavedSearchCounts = {
      active: 0,
      pending: 0,
      byFrequency: { instant: 0, daily: 0, weekly: 0 },
    };
    for (const { state, frequency, count } of rows)
      if (state === 'active') {
        counts.active += count;
        counts.byFrequency[frequency] = count;
      } else counts.pending += count;
    return counts;
  }

  private async addressOf(manager: EntityManager, token: string): Promise<string> {
    const search = await findSearch(manager, await this.links.readManaged(token));
    if (search === null) throw unknown();
    return search.address;
  }
}

async function ownSearches(manager: EntityManager, address: string): Promise<OwnSearches> {
  const searches = await findSearchesOf(manager, address);
  return {
    address: maskedAddress(address),
    searches: searches.filter(({ state }) => state !== 'stopped').map(toSavedSearch),
  };
}
