import { disconnectSignal } from '@manzil/service-kit/disconnect-signal';
import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MediaProblemFilter } from '../http/problem.filter.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { FindUpload } from './find-upload.js';
import { sendFile } from './send-file.js';

@Controller('uploads')
@UseFilters(MediaProblemFilter)
export class DeliveryController {
  constructor(
    private readonly findUpload: FindUpload,
    private readonly storage: AssetStorage,
  ) {}

  /** Serves HEAD requests as well. */
  @Get(':filename')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.findUpload.find(filename, disconnectSignal(response));
    await sendFile(request, response, file, (range) => this.storage.read(file.filename, range));
  }
}
