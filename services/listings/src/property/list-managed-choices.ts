import { listListingChoices } from '@manzil/contracts/http/managed-listings';
import type { Agent } from '@manzil/contracts/listings/property';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { pointsOfPlaces } from './points-of-places.js';

const MOST = 2_000;
const SHOWN = "p.presence <> 'retracted'";

/** Lists the communities, advisers and sources of all listings. */
@Injectable()
export class ListManagedChoices {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listListingChoices)
  async list(): Promise<z.output<(typeof listListingChoices)['response']>> {
    const [communities, advisers, sources] = await Promise.all([
      this.distinct('p.community'),
      this.advisers(),
      this.distinct('p.source', 'true'),
    ]);
    return { communities, advisers, sources, places: pointsOfPlaces() };
  }

  private async distinct(column: string, shown = SHOWN): Promise<string[]> {
    const rows = await this.dataSource.query<{ value: string }[]>(
      `${eachOnce(column, shown)} SELECT value FROM each WHERE value <> '' ORDER BY value`,
    );
    return rows.map(({ value }) => value);
  }

  private async advisers(): Promise<Agent[]> {
    const rows = await this.dataSource.query<{ agent: Agent }[]>(
      `${eachOnce('p.agent_name', SHOWN)}
       SELECT newest.agent FROM each CROSS JOIN LATERAL (
         SELECT p.agent FROM property p WHERE p.agent_name = each.value AND ${SHOWN}
         ORDER BY p.updated_at DESC, p.id DESC LIMIT 1) AS newest
       WHERE each.value <> '' ORDER BY each.value`,
    );
    return rows.map(({ agent }) => agent);
  }
}

/** SQL of the distinct values of an indexed expression, read one by one from its index instead of from every row. */
const eachOnce = (expression: string, shown: string): string =>
  `WITH RECURSIVE each AS (
     SELECT min(${expression}) AS value, 1 AS place FROM property p WHERE ${shown}
     UNION ALL
     SELECT (SELECT min(${expression}) FROM property p WHERE ${shown} AND ${expression} > each.value), place + 1
     FROM each WHERE each.value IS NOT NULL AND place < ${MOST})`;
