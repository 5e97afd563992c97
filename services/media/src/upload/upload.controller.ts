import type { Asset } from '@manzil/contracts/media/asset';
import { UPLOAD_PATH } from '@manzil/contracts/media/upload';
import { Controller, HttpStatus, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MediaProblemFilter } from '../http/problem.filter.js';
import { UploadAsset } from './upload-asset.js';
import { readUploadHeaders } from './upload-headers.js';
import { UploadTokenGuard } from './upload-token.guard.js';

@Controller()
@UseFilters(MediaProblemFilter)
export class UploadController {
  constructor(private readonly uploadAsset: UploadAsset) {}

  @Post(UPLOAD_PATH)
  @UseGuards(UploadTokenGuard)
  async upload(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Asset> {
    const { asset, created } = await this.uploadAsset.upload(readUploadHeaders(request.headers), request);
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return asset;
  }
}
