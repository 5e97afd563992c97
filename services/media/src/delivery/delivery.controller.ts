import { whenLeft } from '@manzil/service-kit/when-left';
import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from '../http/problem.filter.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { FindUpload } from './find-upload.js';
import { sendFile } from './send-file.js';

@Controller('uploads')
@UseFilters(ProblemFilter)
export class DeliveryController {
  constructor(
    private readonly findUseCase: FindUpload,
    private readonly storage: AssetStorage,
  ) {}

  /** HEAD as well. */
  @Get(':filename')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.findUseCase.execute(filename, whenLeft(response));
    await sendFile(request, response, file, (range) => this.storage.read(file.filename, range));
  }
}
