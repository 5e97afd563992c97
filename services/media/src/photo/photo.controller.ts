import { fetchPhotos } from '@manzil/contracts/media/commands';
import { formerPhotosReferenced } from '@manzil/contracts/media/events';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SyncPhotos } from './sync-photos.js';

@Controller()
export class SourcePhotoController {
  constructor(private readonly syncPhotos: SyncPhotos) {}

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
}
