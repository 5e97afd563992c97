import { documentNameSchema } from '@manzil/contracts/content/documents';
import { getDocument } from '@manzil/contracts/content/rpc';
import { countDashboard, getTraffic } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Tables about visitors, which only members may read. */
const PRIVATE_TABLES = ['traffic', 'form_submissions'] as const;

/** Every table there is to ask for: page texts by name, and those about visitors. */
export const tableNameSchema = z.enum([...documentNameSchema.options, ...PRIVATE_TABLES]);
export type TableName = z.infer<typeof tableNameSchema>;

type Row = Record<string, string | number>;

/** The rows of a static table: page texts for everybody, counts and submissions for members. */
@Injectable()
export class ReadStaticTable {
  constructor(private readonly rpc: RpcClient) {}

  async execute(table: TableName, isMember: boolean): Promise<Row[]> {
    if (table !== 'traffic' && table !== 'form_submissions') {
      return [(await this.rpc.ask(getDocument, { name: table })).fields];
    }
    if (!isMember) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
    if (table === 'traffic') return [{ count: (await this.rpc.ask(getTraffic, {})).total }];
    const { homePageEnquiries, otherEnquiries, newsletter } = await this.rpc.ask(countDashboard, {});
    const count = homePageEnquiries + otherEnquiries + newsletter;
    return [{ count, homePageEnquiries, otherEnquiries, newsletter }];
  }
}
