import { writePortalFeed } from '@manzil/contracts/listings/discovery-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { WritePortalFeed } from './write-portal-feed.js';

@Controller()
class PortalFeedController {
  constructor(private readonly portalFeed: WritePortalFeed) {}

  @HandleRpc(writePortalFeed)
  write(request: z.output<typeof writePortalFeed.request>) {
    return this.portalFeed.write(request);
  }
}

@Module({ controllers: [PortalFeedController], providers: [WritePortalFeed] })
export class PortalFeedModule {}
