import * as http from '@manzil/contracts/http/leads';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { asMember } from '../http/caller/as-member.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import { requestVisitorPhoto } from '../http/files/request-visitor-photo.js';
import type { Input } from '../http/input.js';
import { MediaHttp } from '../http/ports.js';
import { streamedFile } from '../http/streaming/streamed-file.js';

/** Photos of a lead, for the members who may see the lead. */
@Controller()
export class LeadPhotoController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly media: MediaHttp,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(http.showLeadPhoto)
  async show(
    { params: { id, photo }, session }: Input<typeof http.showLeadPhoto>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { photos } = await this.rpc.request(http.showLead, { id, asMember: asMember(session) });
    if (!photos.includes(photo)) throw noSuchPhoto();
    const { statusCode, body } = await requestVisitorPhoto(this.media, {
      method: 'GET',
      path: `/${photo}/${id}`,
      token: this.config.MEDIA_UPLOAD_TOKEN,
    });
    if (statusCode !== 200) {
      body.resume();
      if (statusCode === 404) throw noSuchPhoto();
      throw new DomainError('UNAVAILABLE', 'The photo cannot be shown right now');
    }
    return streamedFile(body, response, { type: 'image/webp' });
  }
}

const noSuchPhoto = (): DomainError => new DomainError('NOT_FOUND', 'The lead has no such photo');
