import { fetchPhotos } from '@manzil/contracts/media/commands';
import { formerPhotosReferenced } from '@manzil/contracts/media/events';
import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FollowPhotos } from './follow-photos.js';
import { ListFailedPhotos } from './list-failed-photos.js';
import { RetryFailedPhotos } from './retry-failed-photos.js';

@Controller()
export class PhotoController {
  constructor(
    private readonly followUseCase: FollowPhotos,
    private readonly listFailedUseCase: ListFailedPhotos,
    private readonly retryFailedUseCase: RetryFailedPhotos,
  ) {}

  @HandleCommand(fetchPhotos)
  follow(references: z.output<typeof fetchPhotos.payload>, { manager }: MessageContext): Promise<void> {
    return manager.transaction((transaction) => this.followUseCase.execute(transaction, references));
  }

  @HandleEvent(formerPhotosReferenced)
  followFormer(
    references: z.output<typeof formerPhotosReferenced.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return this.followUseCase.execute(manager, references);
  }

  @HandleRpc(listFailedPhotos)
  listFailed(request: z.output<typeof listFailedPhotos.request>) {
    return this.listFailedUseCase.execute(request);
  }

  @HandleRpc(retryFailedPhotos)
  retryFailed(request: z.output<typeof retryFailedPhotos.request>) {
    return this.retryFailedUseCase.execute(request);
  }
}
