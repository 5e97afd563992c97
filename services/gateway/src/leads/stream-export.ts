import type { Readable } from 'node:stream';
import type { LeadFilter } from '@manzil/contracts/leads/lead';
import { exportLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../http/caller/caller.js';
import { AuditLog } from '../http/ports.js';
import { streamSlices } from '../http/streaming/stream-slices.js';

interface Wanted extends LeadFilter {
  asMember: AsMember;
}

const ALL_LEADS = { kind: 'lead', id: null, title: '', link: '/backend/leads' };

/** The CSV file of all leads that match, requested and sent slice by slice. Who took it is in the audit trail. */
@Injectable()
export class StreamExport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
  ) {}

  async stream(wanted: Wanted, actor: Actor): Promise<Readable> {
    const csv = await streamSlices(async (cursor: string | undefined) => {
      const slice = await this.rpc.request(exportLeads, { ...wanted, cursor });
      return { text: slice.csv, next: slice.next };
    });
    const { q, asMember: _asMember, ...filter } = wanted;
    await this.audit.record({
      action: 'leads-exported',
      entity: ALL_LEADS,
      // What was searched for may be somebody's name.
      details: { ...filter, searched: q !== undefined },
      ...actor,
    });
    return csv;
  }
}
