import * as http from '@manzil/contracts/http/lead-timeline';
import type { Timeline } from '@manzil/contracts/leads/timeline';
import { addTimelineEntry, getTimeline, withdrawNote } from '@manzil/contracts/leads/timeline-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { asMember } from '../http/caller/as-member.js';

@Controller()
export class LeadTimelineController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showTimeline)
  show({ params, query, session }: Input<typeof http.showTimeline>): Promise<Timeline> {
    return this.rpc.request(getTimeline, { leadId: params.id, ...query, asMember: asMember(session) });
  }

  @Endpoint(http.addTimelineEntry)
  async add({ params, body, session }: Input<typeof http.addTimelineEntry>): Promise<void> {
    await this.rpc.request(addTimelineEntry, {
      leadId: params.id,
      entry: body,
      asMember: asMember(session),
    });
  }

  @Endpoint(http.withdrawNote)
  async withdraw({ params, session }: Input<typeof http.withdrawNote>): Promise<void> {
    const { id: leadId, entryId: id } = params;
    await this.rpc.request(withdrawNote, { leadId, id, asMember: asMember(session) });
  }
}
