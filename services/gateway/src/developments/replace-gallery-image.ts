import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { replaceDevelopmentImage } from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../http/caller/caller.js';
import { CacheInvalidation } from '../http/ports.js';
import { BANNER_IMAGE, invalidField } from '../http/files/form-files.js';
import { ReceiveForm } from '../http/files/receive-form.js';
import { uploadUrl } from './development-form.wire.js';

/** The form's field name for the file, although it is not a banner. */
const FILES = { bannerimg: BANNER_IMAGE };

@Injectable()
export class ReplaceGalleryImage {
  constructor(
    private readonly receiveForm: ReceiveForm,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async replace(actor: Actor, id: number, request: Request, response: Response): Promise<void> {
    const { files } = await this.receiveForm.receive(request, response, FILES);
    const [url] = (files.bannerimg ?? []).map(uploadUrl);
    if (url === undefined) throw invalidField('bannerimg', 'This field is required');
    const { developmentId } = await this.rpc.request(replaceDevelopmentImage, {
      id,
      url,
      by: actor.username,
    });
    this.cache.invalidate(staleByDevelopment({ id: developmentId }));
  }
}
