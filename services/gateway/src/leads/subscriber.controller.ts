import * as http from '@manzil/contracts/http/subscribers';
import type { SubscriberPage, SubscribersChanged } from '@manzil/contracts/leads/subscriber';
import { changeSubscribers, listSubscribers } from '@manzil/contracts/leads/subscriber-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { csvOf } from './csv-of.js';
import { StreamExport } from './stream-export.js';

/** Newsletter addresses. */
@Controller()
export class SubscriberController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streamExport: StreamExport,
  ) {}

  @Endpoint(http.listSubscribers)
  list({ query }: Input<typeof http.listSubscribers>): Promise<SubscriberPage> {
    return this.rpc.request(listSubscribers, query);
  }

  @Endpoint(http.exportSubscribers)
  async export(
    { query, actor }: Input<typeof http.exportSubscribers>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return streamedFile(await this.streamExport.subscribers(query, actor), response, csvOf('newsletter'));
  }

  @Endpoint(http.changeSubscribers)
  change({ body, actor }: Input<typeof http.changeSubscribers>): Promise<SubscribersChanged> {
    return this.rpc.request(changeSubscribers, { ...body, by: actor.username });
  }
}
