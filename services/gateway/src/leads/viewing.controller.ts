import * as http from '@manzil/contracts/http/viewings';
import type { Viewing, ViewingSchedule } from '@manzil/contracts/leads/viewing';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { asMember } from '../http/caller/as-member.js';
import { RequireMember } from './require-member.js';

/** Viewings that members book, and the hours of advisers. */
@Controller()
export class ViewingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: RequireMember,
  ) {}

  @Endpoint(http.bookLeadViewing)
  async book({ body, session }: Input<typeof http.bookLeadViewing>): Promise<Viewing> {
    await this.members.require(body.adviser);
    return this.rpc.request(rpc.bookLeadViewing, { ...body, asMember: asMember(session) });
  }

  @Endpoint(http.saveViewingSchedule)
  async save({ params, body, session }: Input<typeof http.saveViewingSchedule>): Promise<ViewingSchedule> {
    await this.members.require(params.adviser);
    return this.rpc.request(rpc.saveViewingSchedule, { ...params, ...body, asMember: asMember(session) });
  }
}
