import { listListingAdvisers, type ListingAdviser } from '@manzil/contracts/listings/advised-listing';
import type { Agent } from '@manzil/contracts/listings/property';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST = 2_000;

interface Row {
  agent: Agent;
  email: string | null;
  listings: number;
}

/** Lists the advisers of the listings on the site, by email, those without one by name. */
@Injectable()
export class ListListingAdvisers {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listListingAdvisers)
  async list(): Promise<{ advisers: ListingAdviser[] }> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT (array_agg(agent ORDER BY updated_at DESC, id DESC))[1] AS agent, email, count(*)::int AS listings
       FROM (SELECT id, updated_at, agent, agent_name, lower(nullif(trim(agent->>'email'), '')) AS email
             FROM property WHERE presence IN ('listed', 'missing') AND agent_name <> '') AS advised
       GROUP BY email, CASE WHEN email IS NULL THEN agent_name END
       ORDER BY listings DESC, email LIMIT ${MOST}`,
    );
    return { advisers: rows.map(({ agent, email, listings }) => ({ ...agent, email, listings })) };
  }
}
