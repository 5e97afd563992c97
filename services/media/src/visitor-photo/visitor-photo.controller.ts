import { settleVisitorPhotos } from '@manzil/contracts/media/commands';
import { VISITOR_PHOTO_PATH, type VisitorPhoto } from '@manzil/contracts/media/upload';
import { HandleCommand, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { DomainError } from '@manzil/service-kit/errors';
import {
  Controller,
  Get,
  Header,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  StreamableFile,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { MediaProblemFilter } from '../http/problem.filter.js';
import { UploadTokenGuard } from '../upload/upload-token.guard.js';
import { ReceiveVisitorPhoto } from './receive-visitor-photo.js';
import { VisitorPhotoEntity } from './visitor-photo.entity.js';

/** A photo belongs to its lead, or to none yet while the command of leads is under way. */
const ofLead = (photo: string | string[], leadId: string) => {
  const id = In([photo].flat());
  return [
    { id, leadId },
    { id, leadId: IsNull() },
  ];
};

@Controller(VISITOR_PHOTO_PATH)
@UseFilters(MediaProblemFilter)
@UseGuards(UploadTokenGuard)
export class VisitorPhotoController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly receiveVisitorPhoto: ReceiveVisitorPhoto,
  ) {}

  @Post()
  receive(@Req() request: Request): Promise<VisitorPhoto> {
    return this.receiveVisitorPhoto.receive(request);
  }

  @Get(':photo/:lead')
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  async show(
    @Param('photo', ParseUUIDPipe) photo: string,
    @Param('lead', ParseUUIDPipe) lead: string,
  ): Promise<StreamableFile> {
    const found = await this.dataSource.manager.findOne(VisitorPhotoEntity, {
      select: { id: true, bytes: true },
      where: ofLead(photo, lead),
    });
    if (found === null) throw new DomainError('NOT_FOUND', 'The lead has no such photo');
    return new StreamableFile(found.bytes, { type: 'image/webp', length: found.bytes.length });
  }
}

@Controller()
export class SettleVisitorPhotosController {
  @HandleCommand(settleVisitorPhotos)
  async settle(
    { leadId, photos, state }: z.output<typeof settleVisitorPhotos.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    if (state === 'deleted') await manager.delete(VisitorPhotoEntity, ofLead(photos, leadId));
    // A photo stays with the first lead that names it.
    else await manager.update(VisitorPhotoEntity, { id: In(photos), leadId: IsNull() }, { leadId });
  }
}
