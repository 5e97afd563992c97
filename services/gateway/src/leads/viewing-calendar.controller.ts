import * as http from '@manzil/contracts/http/viewings';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CalendarLimit } from './calendar-limit.js';

/** The calendars of advisers, as calendar programs read them. */
@Controller()
export class ViewingCalendarController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: CalendarLimit,
  ) {}

  @Endpoint(http.readViewingFeed)
  async read(
    { params }: Input<typeof http.readViewingFeed>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    this.limit.admit(addressOf(request));
    const { calendar } = await this.rpc.request(rpc.readViewingFeed, params);
    response.type('text/calendar; charset=utf-8').setHeader('cache-control', 'private, no-store');
    return calendar;
  }
}
