import { uploadFile } from '@manzil/contracts/http/media';
import type { Asset } from '@manzil/contracts/media/asset';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ReceiveUpload } from './receive-upload.js';

@Controller()
export class MediaController {
  constructor(private readonly receiveUpload: ReceiveUpload) {}

  @Endpoint(uploadFile)
  upload(
    _input: Input<typeof uploadFile>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Asset> {
    return this.receiveUpload.receive(request, response);
  }
}
