import type { TableName } from '@manzil/contracts/http/content-rows';
import { countDashboard, getTraffic } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { showDocument } from '@manzil/contracts/http/content';

type Row = Record<string, string | number>;

/** The rows of a static table: page texts are public, counts and submissions are for members. */
@Injectable()
export class ReadStaticTable {
  constructor(private readonly rpc: RpcClient) {}

  async read(table: TableName, isMember: boolean): Promise<Row[]> {
    if (table !== 'traffic' && table !== 'form_submissions') {
      return [(await this.rpc.request(showDocument, { name: table })).fields];
    }
    if (!isMember) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
    if (table === 'traffic') return [{ count: (await this.rpc.request(getTraffic, {})).total }];
    const { homePageEnquiries, otherEnquiries, newsletter } = await this.rpc.request(countDashboard, {});
    const count = homePageEnquiries + otherEnquiries + newsletter;
    return [{ count, homePageEnquiries, otherEnquiries, newsletter }];
  }
}
