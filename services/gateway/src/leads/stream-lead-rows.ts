import { Readable } from 'node:stream';
import { listLeads } from '@manzil/contracts/http/leads';
import type { LeadKind, LeadPage, LeadSummary } from '@manzil/contracts/leads/lead';
import { type AsMember } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../http/caller/caller.js';
import { AuditLog } from '../http/ports.js';

const PAGE_SIZE = 100;

interface Wanted {
  kinds: readonly LeadKind[];
  asMember: AsMember;
}

/**
 * Streams all leads of some kinds that the member may see as one JSON array, requested and sent page by page. Oldest
 * first, so that leads that arrive meanwhile do not move the others.
 */
@Injectable()
export class StreamLeadRows {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
  ) {}

  /** Records the reader and requests the first page before anything is sent. */
  async stream(wanted: Wanted, toRow: (lead: LeadSummary) => object, reader: Actor): Promise<Readable> {
    const first = await this.page(wanted, 1);
    await this.audit.record({
      ...reader,
      action: 'leads-read-whole',
      entity: { kind: 'lead', id: null, title: '', link: '/backend/leads' },
      details: { kinds: wanted.kinds, count: first.total },
    });
    return Readable.from(this.pages(wanted, toRow, first), { objectMode: false });
  }

  private page({ kinds, asMember }: Wanted, page: number): Promise<LeadPage> {
    const all = { sort: 'oldest' as const, page, pageSize: PAGE_SIZE };
    return this.rpc.request(listLeads, { kinds: [...kinds], asMember, ...all });
  }

  private async *pages(
    wanted: Wanted,
    toRow: (lead: LeadSummary) => object,
    first: LeadPage,
  ): AsyncGenerator<string> {
    let before = '[';
    for (let page = first; ; page = await this.page(wanted, page.page + 1)) {
      const rows = page.items.map((lead) => JSON.stringify(toRow(lead)));
      if (rows.length > 0) yield before + rows.join(',');
      if (rows.length > 0) before = ',';
      if (page.page >= page.pageCount) break;
    }
    yield before === '[' ? '[]' : ']';
  }
}
