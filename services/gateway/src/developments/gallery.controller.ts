import { staleByDevelopment } from '@manzil/contracts/listings/events';
import {
  deleteDevelopmentImage,
  getDevelopment,
  listDevelopmentImages,
} from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentActor, type Actor } from '../accounts/actor.js';
import { CurrentSession } from '../accounts/current-session.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { AddGalleryImages } from './add-gallery-images.js';
import { DONE, toGalleryRow, type GalleryRow, type Message } from './development-answers.wire.js';
import { ReplaceGalleryImage } from './replace-gallery-image.js';
import { wireIdSchema } from './wire-id.js';

const nameSchema = z.string().max(300);

/** The spec's gallery calls. Visitors see the galleries of live projects, staff all. */
@Controller()
export class GalleryController {
  constructor(
    private readonly addImages: AddGalleryImages,
    private readonly replaceImage: ReplaceGalleryImage,
    private readonly rpc: RpcClient,
    private readonly cache: ResponseCache,
  ) {}

  @Get('offplanimages/:id')
  async ofProject(
    @CurrentSession() session: ActiveSession | undefined,
    @Param('id', { schema: wireIdSchema }) id: number,
  ): Promise<GalleryRow[]> {
    const { development, images } = await this.rpc.ask(getDevelopment, { id });
    if (!development.live && session === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such project');
    return images.map(toGalleryRow);
  }

  @Get('getallpropertyImages')
  async all(@CurrentSession() session: ActiveSession | undefined): Promise<GalleryRow[]> {
    return this.list({ liveOnly: session === undefined });
  }

  @Get('getallpropertyImages/:name')
  async ofName(
    @CurrentSession() session: ActiveSession | undefined,
    @Param('name', { schema: nameSchema }) developmentName: string,
  ): Promise<GalleryRow[]> {
    return this.list({ developmentName, liveOnly: session === undefined });
  }

  @Post('addimagestogallary')
  @HttpCode(200)
  async add(
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.addImages.execute(actor, request, response);
    return { message: DONE.imagesAdded };
  }

  @Put('editnewpropertyImages/:imageId')
  async replace(
    @CurrentActor() actor: Actor,
    @Param('imageId', { schema: wireIdSchema }) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.replaceImage.execute(actor, id, request, response);
    return { message: DONE.imageReplaced };
  }

  @Delete('deletepropertyimage/:id')
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: wireIdSchema }) id: number,
  ): Promise<Message> {
    const { developmentId } = await this.rpc.ask(deleteDevelopmentImage, { id, by: actor.username });
    this.cache.invalidate(staleByDevelopment({ id: developmentId }));
    return { message: DONE.deleted };
  }

  private async list(wanted: { developmentName?: string; liveOnly: boolean }): Promise<GalleryRow[]> {
    const { images } = await this.rpc.ask(listDevelopmentImages, wanted);
    return images.map(toGalleryRow);
  }
}
