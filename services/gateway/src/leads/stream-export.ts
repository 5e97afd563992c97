import type { Readable } from 'node:stream';
import type { LeadFilter } from '@manzil/contracts/leads/lead';
import { exportLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import type { SubscriberFilter } from '@manzil/contracts/leads/subscriber';
import { exportSubscribers } from '@manzil/contracts/leads/subscriber-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../http/caller/caller.js';
import { AuditLog, type AuditedAct } from '../http/ports.js';
import { streamSlices } from '../http/streaming/stream-slices.js';

interface WantedLeads extends LeadFilter {
  asMember: AsMember;
}

interface Slice {
  csv: string;
  next: string | null;
}

const ALL_LEADS = { kind: 'lead', id: null, title: '', link: '/backend/leads' };
const ALL_SUBSCRIBERS = { kind: 'subscriber', id: null, title: '', link: '/backend/newsletter' };

/** CSV files of all matching records, requested and sent slice by slice. The audit trail records each export. */
@Injectable()
export class StreamExport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
  ) {}

  leads({ asMember, ...filter }: WantedLeads, actor: Actor): Promise<Readable> {
    const request = { ...filter, asMember };
    const act = { ...actor, action: 'leads-exported', entity: ALL_LEADS } as const;
    return this.stream((cursor) => this.rpc.request(exportLeads, { ...request, cursor }), filter, act);
  }

  subscribers(filter: SubscriberFilter, actor: Actor): Promise<Readable> {
    const act = { ...actor, action: 'subscribers-exported', entity: ALL_SUBSCRIBERS } as const;
    return this.stream((cursor) => this.rpc.request(exportSubscribers, { ...filter, cursor }), filter, act);
  }

  private async stream(
    read: (cursor: string | undefined) => Promise<Slice>,
    { q, ...filter }: { q?: string | undefined },
    act: Omit<AuditedAct, 'details'>,
  ): Promise<Readable> {
    const csv = await streamSlices(async (cursor: string | undefined) => {
      const slice = await read(cursor);
      return { text: slice.csv, next: slice.next };
    });
    // The search text is not recorded, because it may be a person's name.
    await this.audit.record({ ...act, details: { ...filter, searched: q !== undefined } });
    return csv;
  }
}
