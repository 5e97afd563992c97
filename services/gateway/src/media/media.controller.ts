import type { Asset } from '@manzil/contracts/media/asset';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ReceiveUpload } from './receive-upload.js';

@Controller('api/media')
export class MediaController {
  constructor(private readonly receiveUpload: ReceiveUpload) {}

  @Post()
  @HttpCode(201)
  upload(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Asset> {
    return this.receiveUpload.execute(request, response);
  }
}
