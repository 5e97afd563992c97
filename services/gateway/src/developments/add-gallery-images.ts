import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { addDevelopmentImages } from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../http/caller/caller.js';
import { CacheInvalidation } from '../http/ports.js';
import { GALLERY_IMAGES, invalidField } from '../http/files/form-files.js';
import { ReceiveForm } from '../http/files/receive-form.js';
import { PublicProblem } from '../http/problems/public-problem.js';
import { uploadUrl } from './development-form.wire.js';

const FILES = { galleryimg: GALLERY_IMAGES };

/** Adds up to 15 images to the gallery of the project that the form names: all of them or none. */
@Injectable()
export class AddGalleryImages {
  constructor(
    private readonly receiveForm: ReceiveForm,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  /** The screen reads failures from `error`. */
  async add(actor: Actor, request: Request, response: Response): Promise<void> {
    await this.addReceived(actor, request, response).catch((reason: unknown) => {
      if (!(reason instanceof DomainError)) throw reason;
      const { code, message, extra } = reason;
      throw new PublicProblem(code, message, { error: message }, extra);
    });
  }

  private async addReceived(actor: Actor, request: Request, response: Response): Promise<void> {
    const { texts, files } = await this.receiveForm.receive(request, response, FILES);
    const name = texts.propertyname?.trim();
    if (name === undefined || name === '') throw invalidField('propertyname', 'This field is required');
    const urls = (files.galleryimg ?? []).map(uploadUrl);
    if (urls.length === 0) throw invalidField('galleryimg0', 'There is no image in the upload');
    const addition = { development: { name }, urls, by: actor.username };
    const { images } = await this.rpc.request(addDevelopmentImages, addition);
    this.cache.invalidate(images.flatMap(({ developmentId }) => staleByDevelopment({ id: developmentId })));
  }
}
