import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import * as http from '@manzil/contracts/http/failed-photos';
import { retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ShowFailedPhotos } from './show-failed-photos.js';

/** Photos of the feed that could not be had. */
@Controller()
export class FailedPhotoController {
  constructor(
    private readonly showFailed: ShowFailedPhotos,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(http.listFailedPhotos)
  list({ query }: Input<typeof http.listFailedPhotos>): Promise<FailedFeedPhotoPage> {
    return this.showFailed.show(query.page);
  }

  /** Retries one photo, or all of them when no URL is given. */
  @Endpoint(http.retryFailedPhotos)
  retry({ body }: Input<typeof http.retryFailedPhotos>): Promise<{ count: number }> {
    return this.rpc.request(retryFailedPhotos, body);
  }
}
