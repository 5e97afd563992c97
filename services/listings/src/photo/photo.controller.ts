import { photosSettled } from '@manzil/contracts/media/events';
import { HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ShowFetchedPhotos } from './show-fetched-photos.js';

@Controller()
export class PhotoController {
  constructor(private readonly showFetchedPhotos: ShowFetchedPhotos) {}

  @HandleEvent(photosSettled)
  show(event: z.output<typeof photosSettled.payload>, { manager }: MessageContext): Promise<void> {
    return this.showFetchedPhotos.show(manager, event);
  }
}
