import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import { listTeamEntries } from '@manzil/contracts/http/content-editing';
import { listListingAdvisers } from '@manzil/contracts/listings/advised-listing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ListMembers } from '../members/list-members.js';
import { joinPeople } from './join-people.js';
import { PersonMatch } from './person-match.entity.js';

/** Lists one record a person, from the records of three services. */
@Injectable()
export class ListPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listMembers: ListMembers,
    private readonly rpc: RpcClient,
  ) {}

  async list(): Promise<{ people: Person[]; doubts: PersonDoubt[] }> {
    const [members, cards, { advisers }, matches] = await Promise.all([
      this.listMembers.list(),
      this.cards(),
      this.rpc.request(listListingAdvisers, {}),
      this.dataSource.manager.find(PersonMatch),
    ]);
    return joinPeople({ members, cards, advisers, matches });
  }

  private async cards(): Promise<TeamMemberEntry[]> {
    const cards: TeamMemberEntry[] = [];
    for (;;) {
      const { entries, total } = await this.rpc.request(listTeamEntries, { offset: cards.length });
      cards.push(...entries);
      if (entries.length === 0 || cards.length >= total) return cards;
    }
  }
}
