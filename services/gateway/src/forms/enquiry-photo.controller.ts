import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { uploadEnquiryPhoto } from '@manzil/contracts/http/lead-forms';
import type { VisitorPhoto } from '@manzil/contracts/media/upload';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import { invalidField, refusedField } from '../http/files/form-files.js';
import { MULTIPART_EXTRA } from '../http/files/read-multipart.js';
import type { Input } from '../http/input.js';
import { ReceivePhotos } from './receive-photos.js';

const FIELD = 'photo';
const FORM = { field: FIELD, most: 1, mostBytes: MAX_IMAGE_BYTES + MULTIPART_EXTRA };

/** Photos that a script sends one by one before the form. */
@Controller()
export class EnquiryPhotoController {
  constructor(private readonly photos: ReceivePhotos) {}

  @Endpoint(uploadEnquiryPhoto)
  async upload(
    _input: Input<typeof uploadEnquiryPhoto>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VisitorPhoto> {
    const { ids, refused } = await this.photos.receive(request, response, FORM);
    if (refused !== undefined) throw refusedField(FIELD, refused.reason);
    const [id] = ids;
    if (id === undefined) throw invalidField(FIELD, 'is missing');
    return { id };
  }
}
