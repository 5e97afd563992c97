import * as http from '@manzil/contracts/http/shortlists';
import * as rpc from '@manzil/contracts/leads/shortlist-rpc';
import type { ChangedShortlist, Shortlist } from '@manzil/contracts/leads/shortlist';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';
import { ShortlistLimit } from './shortlist-limit.js';

/** Shared shortlists; the token in the link grants the right to see and change them. */
@Controller()
export class ShortlistController {
  constructor(
    private readonly client: RpcClient,
    private readonly forms: FormLimit,
    private readonly changes: ShortlistLimit,
  ) {}

  @Endpoint(http.createShortlist)
  async create({ body }: Input<typeof http.createShortlist>, @Req() request: Request) {
    await this.forms.admit(addressOf(request));
    return this.client.request(rpc.createShortlist, body);
  }

  @Endpoint(http.showShortlist)
  async show(
    { params }: Input<typeof http.showShortlist>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Shortlist> {
    const [, known] = /^"(\d{1,9})"$/.exec(request.headers['if-none-match'] ?? '') ?? [];
    const { version, state } = await this.client.request(rpc.getShortlist, {
      ...params,
      ...(known !== undefined && { known: Number(known) }),
    });
    response.setHeader('etag', `"${String(version)}"`);
    response.setHeader('x-robots-tag', 'noindex');
    if (state !== null) return { version, state };
    response.status(304);
    // Nothing is sent with this status.
    return undefined as never;
  }

  @Endpoint(http.changeShortlist)
  change(
    { params, body }: Input<typeof http.changeShortlist>,
    @Req() request: Request,
  ): Promise<ChangedShortlist> {
    this.changes.admit(addressOf(request));
    return this.client.request(rpc.changeShortlist, { ...params, ...body });
  }

  @Endpoint(http.revokeShortlist)
  async revoke({ params, body }: Input<typeof http.revokeShortlist>, @Req() request: Request): Promise<void> {
    this.changes.admit(addressOf(request));
    await this.client.request(rpc.revokeShortlist, { ...params, ...body });
  }
}
