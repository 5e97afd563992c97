import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { streamedFile } from '../../problems/streamed-file.js';
import { bayut } from './bayut.js';
import type { PortalFormat } from './portal-format.js';
import { propertyFinder } from './property-finder.js';
import { StreamPortalFeed } from './stream-portal-feed.js';

/** The site's live listings for portals to fetch. */
@Controller('api/feeds')
export class PortalFeedController {
  constructor(private readonly streamPortalFeed: StreamPortalFeed) {}

  @Get('property-finder.xml')
  propertyFinder(@Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return this.send(propertyFinder, response);
  }

  @Get('bayut.xml')
  bayut(@Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return this.send(bayut, response);
  }

  private async send(format: PortalFormat, response: Response): Promise<StreamableFile> {
    return streamedFile(await this.streamPortalFeed.execute(format), response, {
      type: 'application/xml; charset=utf-8',
    });
  }
}
