import * as http from '@manzil/contracts/http/funnel';
import type { FunnelDimension, FunnelQuery, FunnelRow } from '@manzil/contracts/leads/funnel';
import { countListingAction } from '@manzil/contracts/leads/funnel-rpc';
import { csvLine } from '@manzil/service-kit/csv';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ActionLimit } from './action-limit.js';
import { asMember } from '../http/caller/as-member.js';

const KEY_HEADINGS: Readonly<Record<FunnelDimension, readonly string[]>> = {
  listing: ['Listing page', 'Listing title'],
  community: ['Community'],
  source: ['Source'],
  adviser: ['Adviser'],
};

const COLUMNS: readonly [heading: string, value: (row: FunnelRow) => number | null][] = [
  ['Views', ({ views }) => views],
  ['Saves', ({ saves }) => saves],
  ['Clicks on Call', ({ calls }) => calls],
  ['Clicks on WhatsApp', ({ whatsapps }) => whatsapps],
  ['Enquiries', ({ enquiries }) => enquiries],
  ['With a viewing', ({ viewings }) => viewings],
  ['Won', ({ won }) => won],
];

/** Counts visitor actions on listings, and exports the funnel from views to won leads. */
@Controller()
export class FunnelController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: ActionLimit,
  ) {}

  @Endpoint(http.countListingAction)
  async count({ body }: Input<typeof http.countListingAction>, @Req() request: Request): Promise<void> {
    this.limit.admit(addressOf(request));
    const agent = request.headers['user-agent'] ?? '';
    if (agent !== '' && !isbot(agent)) await this.rpc.request(countListingAction, body);
  }

  @Endpoint(http.exportFunnel)
  async export(
    { query, session }: Input<typeof http.exportFunnel>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { rows } = await this.rpc.request(http.showFunnel, {
      ...query,
      asMember: asMember(session, 'funnel.all'),
    });
    response.setHeader('content-disposition', `attachment; filename="${fileName(query)}"`);
    response.type('text/csv; charset=utf-8');
    const keys = KEY_HEADINGS[query.by];
    const lines = rows.map((row) => [
      // The key of an adviser is their user name.
      ...(query.by === 'adviser' ? [row.name] : [row.key, row.name].slice(0, keys.length)),
      ...COLUMNS.map(([, value]) => String(value(row) ?? '')),
    ]);
    return [[...keys, ...COLUMNS.map(([heading]) => heading)], ...lines].map(csvLine).join('');
  }
}

const fileName = ({ by, from, to }: FunnelQuery): string => `funnel-${by}-${from}-${to}.csv`;
