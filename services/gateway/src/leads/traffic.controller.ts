import { randomUUID } from 'node:crypto';
import * as http from '@manzil/contracts/http/lead-forms';
import { countVisit } from '@manzil/contracts/leads/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { addressOf } from '../http/caller/caller.js';
import { readCookie } from '../http/caller/read-cookie.js';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { VisitLimit } from './visit-limit.js';

const VISIT_COOKIE = 'manzil_visit';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The token of a browser that was counted before; undefined without a valid one. */
const readVisitCookie = (header: string | undefined): string | undefined =>
  z.uuid().safeParse(readCookie(header, VISIT_COOKIE)).data;

/** A random token and nothing else, sent back to the one call that counts visits and to no other. */
const visitCookie = (token: string, secure: boolean): string =>
  [
    `${VISIT_COOKIE}=${token}`,
    'Path=/traffic',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${YEAR_SECONDS}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');

@Controller()
export class TrafficController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: VisitLimit,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Truthy when the visit has been counted, now or earlier. Only members see the total. */
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
