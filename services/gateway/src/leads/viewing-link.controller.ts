import * as http from '@manzil/contracts/http/viewings';
import type { OwnViewing } from '@manzil/contracts/leads/viewing';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

/** Viewings as visitors book, move and cancel them. */
@Controller()
export class ViewingLinkController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.bookViewing)
  async book({ body }: Input<typeof http.bookViewing>, @Req() request: Request): Promise<void> {
    await this.limit.admit(addressOf(request));
    await this.rpc.request(rpc.bookViewing, body);
  }

  @Endpoint(http.changeOwnViewing)
  async change(
    { params, body }: Input<typeof http.changeOwnViewing>,
    @Req() request: Request,
  ): Promise<OwnViewing> {
    await this.limit.admit(addressOf(request));
    return this.rpc.request(rpc.changeOwnViewing, { ...params, change: body });
  }
}
