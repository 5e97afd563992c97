import { sendUpload } from '@manzil/contracts/http/media';
import { DomainError } from '@manzil/service-kit/errors';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { SendUpload } from './send-upload.js';

/** File names that media creates; no other files exist. */
const FILENAME = /^[A-Za-z0-9][\w-]*(?:\.[A-Za-z0-9]+)*$/;

@Controller()
export class UploadsController {
  constructor(private readonly sendUpload: SendUpload) {}

  @Endpoint(sendUpload)
  async send(
    { params: { filename } }: Input<typeof sendUpload>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (filename.length > 200 || !FILENAME.test(filename))
      throw new DomainError('NOT_FOUND', 'There is no such file');
    await this.sendUpload.send(filename, request, response);
  }
}
