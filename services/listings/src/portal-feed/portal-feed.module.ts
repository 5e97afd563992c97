import { Module } from '@nestjs/common';
import { PortalAddresses } from './portal-addresses.js';
import { WritePortalFeed } from './write-portal-feed.js';

@Module({ providers: [WritePortalFeed, PortalAddresses] })
export class PortalFeedModule {}
