import {
  listPortalAddresses,
  renewPortalAddress,
  writePortalFeed,
} from '@manzil/contracts/listings/discovery-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { PortalAddresses } from './portal-addresses.js';
import { WritePortalFeed } from './write-portal-feed.js';

@Controller()
class PortalFeedController {
  constructor(
    private readonly portalFeed: WritePortalFeed,
    private readonly addresses: PortalAddresses,
  ) {}

  @HandleRpc(writePortalFeed)
  write(request: z.output<typeof writePortalFeed.request>) {
    return this.portalFeed.write(request);
  }

  @HandleRpc(listPortalAddresses)
  list() {
    return this.addresses.list();
  }

  @HandleRpc(renewPortalAddress)
  renew(request: z.output<typeof renewPortalAddress.request>) {
    return this.addresses.renew(request);
  }
}

@Module({ controllers: [PortalFeedController], providers: [WritePortalFeed, PortalAddresses] })
export class PortalFeedModule {}
