import * as editing from '@manzil/contracts/http/development-editing';
import * as http from '@manzil/contracts/http/developments';
import {
  DONE,
  toGalleryRow,
  type GalleryRow,
  type Message,
} from '@manzil/contracts/http/wire/development-answers';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import {
  deleteDevelopmentImage,
  getDevelopment,
  listDevelopmentImages,
} from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';
import { AddGalleryImages } from './add-gallery-images.js';
import { ReplaceGalleryImage } from './replace-gallery-image.js';

/** The spec's gallery calls. Visitors see the galleries of live projects, staff all. */
@Controller()
export class GalleryController {
  constructor(
    private readonly addImages: AddGalleryImages,
    private readonly replaceImage: ReplaceGalleryImage,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.showGallery)
  async ofProject({ params: { id }, session }: Input<typeof http.showGallery>): Promise<GalleryRow[]> {
    const { development, images } = await this.rpc.request(getDevelopment, { id });
    if (!development.live && session === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such project');
    return images.map(toGalleryRow);
  }

  @Endpoint(http.listGalleries)
  all({ session }: Input<typeof http.listGalleries>): Promise<GalleryRow[]> {
    return this.list({ liveOnly: session === undefined });
  }

  @Endpoint(http.showGalleryByName)
  ofName({ params, session }: Input<typeof http.showGalleryByName>): Promise<GalleryRow[]> {
    return this.list({ developmentName: params.name, liveOnly: session === undefined });
  }

  @Endpoint(editing.addGalleryImages)
  async add(
    { actor }: Input<typeof editing.addGalleryImages>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.addImages.add(actor, request, response);
    return { message: DONE.imagesAdded };
  }

  @Endpoint(editing.replaceGalleryImage)
  async replace(
    { params: { imageId }, actor }: Input<typeof editing.replaceGalleryImage>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.replaceImage.replace(actor, imageId, request, response);
    return { message: DONE.imageReplaced };
  }

  @Endpoint(editing.deleteGalleryImage)
  async delete({ params: { id }, actor }: Input<typeof editing.deleteGalleryImage>): Promise<Message> {
    const { developmentId } = await this.rpc.request(deleteDevelopmentImage, { id, by: actor.username });
    this.cache.invalidate(staleByDevelopment({ id: developmentId }));
    return { message: DONE.deleted };
  }

  private async list(wanted: { developmentName?: string; liveOnly: boolean }): Promise<GalleryRow[]> {
    const { images } = await this.rpc.request(listDevelopmentImages, wanted);
    return images.map(toGalleryRow);
  }
}
