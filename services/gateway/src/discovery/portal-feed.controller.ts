import * as http from '@manzil/contracts/http/portal-feeds';
import * as rpc from '@manzil/contracts/listings/discovery-rpc';
import type { Portal } from '@manzil/contracts/listings/vocabulary';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { siteOrigin } from '../shared/site-origin.js';
import { streamSlices } from '../http/streaming/stream-slices.js';

/** The site's live listings for portals to fetch. */
@Controller()
export class PortalFeedController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(http.readPropertyFinderFeed)
  propertyFinder(
    { params }: Input<typeof http.readPropertyFinderFeed>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.send('property-finder', params.token, response);
  }

  @Endpoint(http.readBayutFeed)
  bayut(
    { params }: Input<typeof http.readBayutFeed>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.send('bayut', params.token, response);
  }

  private async send(portal: Portal, token: string, response: Response): Promise<StreamableFile> {
    const origin = siteOrigin(this.config);
    const feed = await streamSlices((cursor: string | undefined) =>
      this.rpc.request(rpc.writePortalFeed, { portal, token, origin, cursor }),
    );
    return streamedFile(feed, response, { type: 'application/xml; charset=utf-8' });
  }
}
