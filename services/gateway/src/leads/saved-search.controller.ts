import * as http from '@manzil/contracts/http/saved-searches';
import { isSpamSuspected } from '@manzil/contracts/leads/form-traps';
import * as rpc from '@manzil/contracts/leads/saved-search-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

/** Searches whose new homes are mailed to visitors. */
@Controller()
export class SavedSearchController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.saveSearch)
  async save({ body }: Input<typeof http.saveSearch>, @Req() request: Request): Promise<void> {
    await this.limit.admit(addressOf(request));
    const { website, openForMs: _openForMs, ...search } = body;
    await this.rpc.request(rpc.saveSearch, { ...search, spamSuspected: isSpamSuspected({ website }) });
  }
}
