import { photosReferenced } from '@manzil/contracts/media/facts';
import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { HandleFact, type FactContext } from '@manzil/service-kit/handle-fact';
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

  @HandleFact(photosReferenced)
  follow(fact: z.output<typeof photosReferenced.payload>, { manager }: FactContext): Promise<void> {
    return this.followUseCase.execute(manager, fact);
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
