import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ShowFailedPhotos } from './show-failed-photos.js';

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
const wishSchema = z
  .object({
    url: z
      .url({ protocol: /^https?$/ })
      .max(4_000)
      .optional(),
  })
  .default({});

/** Photos of the feed that could not be had. */
@Controller('api/feed/photos')
export class FailedPhotoController {
  constructor(
    private readonly showFailed: ShowFailedPhotos,
    private readonly rpc: RpcClient,
  ) {}

  @Get()
  list(@Query({ schema: pageSchema }) { page }: z.output<typeof pageSchema>): Promise<FailedFeedPhotoPage> {
    return this.showFailed.execute(page);
  }

  /** Of one, or without an address of all. */
  @Post('retry')
  @HttpCode(202)
  retry(@Body({ schema: wishSchema }) { url }: z.output<typeof wishSchema>): Promise<{ count: number }> {
    return this.rpc.ask(retryFailedPhotos, { url });
  }
}
