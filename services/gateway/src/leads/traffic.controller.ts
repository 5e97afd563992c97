import { randomUUID } from 'node:crypto';
import { countVisit } from '@manzil/contracts/leads/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { addressOf } from '../accounts/gateway-request.js';
import type { GatewayConfig } from '../config.js';
import { readVisitCookie, visitCookie } from './visit-cookie.js';
import { VisitLimit } from './visit-limit.js';

/** `count` says nothing but that somebody came. A `token` may come with it from a browser that keeps one. */
const requestSchema = z.object({
  count: z.union([z.number(), z.string().max(50)]),
  token: z.uuid().optional(),
});

@Controller()
export class TrafficController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: VisitLimit,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Truthy means that the visit is counted, now or before. A browser is counted once: it is known again by the
   * cookie it was given then. How many there are is for members.
   */
  @Post('traffic')
  @HttpCode(200)
  async count(
    @Body({ schema: requestSchema }) { token: told }: z.output<typeof requestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ counted: true }> {
    this.limit.admit(addressOf(request));
    const known = readVisitCookie(request.headers.cookie);
    const token = known ?? told ?? randomUUID();
    await this.rpc.ask(countVisit, { token });
    if (known === undefined) {
      response.append('set-cookie', visitCookie(token, this.config.PUBLIC_URL.startsWith('https:')));
    }
    return { counted: true };
  }
}
