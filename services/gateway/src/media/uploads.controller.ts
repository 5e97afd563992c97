import { DomainError } from '@manzil/service-kit/errors';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SendUpload } from './send-upload.js';

/** Names that media makes; anything else is no file of ours. */
const FILENAME = /^[A-Za-z0-9][\w-]*(?:\.[A-Za-z0-9]+)*$/;

@Controller('uploads')
export class UploadsController {
  constructor(private readonly sendUpload: SendUpload) {}

  @Get(':filename')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (filename.length > 200 || !FILENAME.test(filename))
      throw new DomainError('NOT_FOUND', 'There is no such file');
    await this.sendUpload.execute(filename, request, response);
  }
}
