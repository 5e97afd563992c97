import { Module } from '@nestjs/common';
import { GetSiteFrame } from './get-site-frame.js';
import { SiteFrameController } from './site-frame.controller.js';

@Module({ controllers: [SiteFrameController], providers: [GetSiteFrame] })
export class SiteFrameModule {}
