import { agentKeys } from '@manzil/contracts/listings/agent-keys';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { listAgentProperties } from '@manzil/contracts/listings/property-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SearchProperties } from './search-properties.js';

/** Lists live listings of an agent: the results of a search with the keys of the agent. */
@Injectable()
export class ListAgentProperties {
  constructor(private readonly searchProperties: SearchProperties) {}

  @HandleRpc(listAgentProperties)
  async list({ name, brn, adType, count }: z.output<typeof listAgentProperties.request>): Promise<{
    items: ListingCard[];
    total: number;
  }> {
    const agent = agentKeys({ name, brn });
    if (agent.length === 0) return { items: [], total: 0 };
    const query = { adType, agent, sort: 'newest' as const, page: 1, pageSize: count };
    const { items, total } = await this.searchProperties.search(query);
    return { items, total };
  }
}
