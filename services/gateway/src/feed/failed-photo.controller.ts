import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import * as http from '@manzil/contracts/http/failed-photos';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ShowFailedPhotos } from './show-failed-photos.js';

/** Unavailable photos of the feed. */
@Controller()
export class FailedPhotoController {
  constructor(private readonly showFailed: ShowFailedPhotos) {}

  @Endpoint(http.listFailedPhotos)
  list({ query }: Input<typeof http.listFailedPhotos>): Promise<FailedFeedPhotoPage> {
    return this.showFailed.show(query.page);
  }
}
