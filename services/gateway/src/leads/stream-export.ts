import { Readable } from 'node:stream';
import type { LeadFilter } from '@manzil/contracts/leads/lead';
import { exportLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditTrail } from '../accounts/audit-trail.js';
import type { ActingMember } from './acting-member.js';

interface Wanted extends LeadFilter {
  asMember: AsMember;
}

const ALL_LEADS = { kind: 'lead', id: null, title: '', link: '/backend/leads' };

type Slice = z.output<(typeof exportLeads)['response']>;

/** The CSV file of all leads that match, asked for and sent slice by slice. Who took it is in the audit trail. */
@Injectable()
export class StreamExport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async execute(wanted: Wanted, member: ActingMember): Promise<Readable> {
    const first = await this.rpc.ask(exportLeads, wanted);
    const { q, asMember: _asMember, ...filter } = wanted;
    await this.audit.record(this.dataSource.manager, {
      action: 'leads-exported',
      entity: ALL_LEADS,
      // What was searched for may be somebody's name.
      details: { ...filter, searched: q !== undefined },
      ...member,
    });
    return Readable.from(this.slices(wanted, first), { objectMode: false });
  }

  private async *slices(wanted: Wanted, first: Slice): AsyncGenerator<string> {
    let slice = first;
    for (;;) {
      if (slice.csv !== '') yield slice.csv;
      if (slice.next === null) return;
      slice = await this.rpc.ask(exportLeads, { ...wanted, cursor: slice.next });
    }
  }
}
