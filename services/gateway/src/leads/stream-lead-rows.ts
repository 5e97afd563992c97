import { Readable } from 'node:stream';
import type { LeadKind, LeadPage, LeadSummary } from '@manzil/contracts/leads/lead';
import { listLeads } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

const PAGE_SIZE = 100;

/**
 * All leads of some kinds as one JSON array, asked for and sent page by page: never held whole. Oldest first, so
 * that one that arrives meanwhile does not move the others.
 */
@Injectable()
export class StreamLeadRows {
  constructor(private readonly rpc: RpcClient) {}

  /** The first page is asked for before anything is sent, so that a failure still has a status of its own. */
  async execute(kinds: readonly LeadKind[], toRow: (lead: LeadSummary) => object): Promise<Readable> {
    const first = await this.page(kinds, 1);
    return Readable.from(this.pages(kinds, toRow, first), { objectMode: false });
  }

  private page(kinds: readonly LeadKind[], page: number): Promise<LeadPage> {
    return this.rpc.ask(listLeads, { kinds: [...kinds], sort: 'oldest', page, pageSize: PAGE_SIZE });
  }

  private async *pages(
    kinds: readonly LeadKind[],
    toRow: (lead: LeadSummary) => object,
    first: LeadPage,
  ): AsyncGenerator<string> {
    let before = '[';
    for (let page = first; ; page = await this.page(kinds, page.page + 1)) {
      const rows = page.items.map((lead) => JSON.stringify(toRow(lead)));
      if (rows.length > 0) yield before + rows.join(',');
      if (rows.length > 0) before = ',';
      if (page.page >= page.pageCount) break;
    }
    yield before === '[' ? '[]' : ']';
  }
}
