import { randomUUID } from 'node:crypto';
import * as http from '@manzil/contracts/http/lead-forms';
import { countVisit } from '@manzil/contracts/leads/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { readVisitCookie, visitCookie } from './visit-cookie.js';
import { VisitLimit } from './visit-limit.js';

@Controller()
export class TrafficController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: VisitLimit,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Truthy means that the visit is counted, now or before. How many there are is for members.
   */
  @Endpoint(http.countVisit)
  async count(
    { body }: Input<typeof http.countVisit>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ counted: true }> {
    this.limit.admit(addressOf(request));
    const known = readVisitCookie(request.headers.cookie);
    const token = known ?? body.token ?? randomUUID();
    await this.rpc.request(countVisit, { token });
    if (known === undefined) {
      response.append('set-cookie', visitCookie(token, this.config.PUBLIC_URL.startsWith('https:')));
    }
    return { counted: true };
  }
}
