import { fetchPhotos } from '@manzil/contracts/media/commands';
import { formerPhotosReferenced } from '@manzil/contracts/media/events';
import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SyncPhotos } from './sync-photos.js';
import { ListFailedPhotos } from './list-failed-photos.js';
import { RetryFailedPhotos } from './retry-failed-photos.js';

@Controller()
export class SourcePhotoController {
  constructor(
    private readonly syncPhotos: SyncPhotos,
    private readonly listFailedPhotos: ListFailedPhotos,
    private readonly retryFailedPhotos: RetryFailedPhotos,
  ) {}

  @HandleCommand(fetchPhotos)
  fetchPhotos(references: z.output<typeof fetchPhotos.payload>, { manager }: MessageContext): Promise<void> {
    return manager.transaction((transaction) => this.syncPhotos.sync(transaction, references));
  }

  @HandleEvent(formerPhotosReferenced)
  fetchFormerPhotos(
    references: z.output<typeof formerPhotosReferenced.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return this.syncPhotos.sync(manager, references);
  }

  @HandleRpc(listFailedPhotos)
  listFailed(request: z.output<typeof listFailedPhotos.request>) {
    return this.listFailedPhotos.list(request);
  }

  @HandleRpc(retryFailedPhotos)
  retryFailed(request: z.output<typeof retryFailedPhotos.request>) {
    return this.retryFailedPhotos.retry(request);
  }
}
