import { Readable } from 'node:stream';
import type { LeadFilter } from '@manzil/contracts/leads/lead';
import { exportLeads } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditTrail } from '../accounts/audit-trail.js';
import type { ActingMember } from './acting-member.js';

type Slice = z.output<(typeof exportLeads)['response']>;

/** The CSV file of all leads that match, asked for and sent slice by slice. Who took it is in the audit trail. */
@Injectable()
export class StreamExport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async execute(filter: LeadFilter, member: ActingMember): Promise<Readable> {
    const first = await this.rpc.ask(exportLeads, filter);
    const { q, ...said } = filter;
    await this.audit.record(this.dataSource.manager, {
      action: 'leads-exported',
      // What was searched for may be somebody's name.
      details: { ...said, searched: q !== undefined },
      ...member,
    });
    return Readable.from(this.slices(filter, first), { objectMode: false });
  }

  private async *slices(filter: LeadFilter, first: Slice): AsyncGenerator<string> {
    let slice = first;
    for (;;) {
      if (slice.csv !== '') yield slice.csv;
      if (slice.next === null) return;
      slice = await this.rpc.ask(exportLeads, { ...filter, cursor: slice.next });
    }
  }
}
