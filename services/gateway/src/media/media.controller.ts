import { uploadFile } from '@manzil/contracts/http/media';
import type { Asset } from '@manzil/contracts/media/asset';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { invalidField, type FileFields } from '../http/files/form-files.js';
import { ReceiveForm } from '../http/files/receive-form.js';

const FILES = { file: {} } satisfies FileFields;

@Controller()
export class MediaController {
  constructor(private readonly receiveForm: ReceiveForm) {}

  @Endpoint(uploadFile)
  async upload(
    _input: Input<typeof uploadFile>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Asset> {
    const { files } = await this.receiveForm.receive(request, response, FILES);
    const [asset] = files.file ?? [];
    if (asset === undefined) throw invalidField('file', 'There is no file in the upload');
    return asset;
  }
}
