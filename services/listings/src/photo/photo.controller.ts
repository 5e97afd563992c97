import { photosSettled } from '@manzil/contracts/media/facts';
import { HandleFact, type FactContext } from '@manzil/service-kit/handle-fact';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ShowFetchedPhotos } from './show-fetched-photos.js';

@Controller()
export class PhotoController {
  constructor(private readonly showUseCase: ShowFetchedPhotos) {}

  @HandleFact(photosSettled)
  show(fact: z.output<typeof photosSettled.payload>, { manager }: FactContext): Promise<void> {
    return this.showUseCase.execute(manager, fact);
  }
}
