import * as http from '@manzil/contracts/http/person-data';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

/** Links by which people who sent forms see and erase what is stored about them. */
@Controller()
export class PersonDataController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.requestPersonLink)
  async request({ body }: Input<typeof http.requestPersonLink>, @Req() request: Request): Promise<void> {
    await this.limit.admit(addressOf(request));
    await this.rpc.request(requestPersonLink, body);
  }
}
