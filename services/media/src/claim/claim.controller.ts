import { claimReferences } from '@manzil/contracts/media/commands';
import { formerAssetsReferenced } from '@manzil/contracts/media/events';
import { claimAsset, releaseAsset } from '@manzil/contracts/media/rpc';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ClaimAsset } from './claim-asset.js';
import { FollowReferences } from './follow-references.js';
import { ReleaseAsset } from './release-asset.js';

@Controller()
export class ClaimController {
  constructor(
    private readonly claimUseCase: ClaimAsset,
    private readonly releaseUseCase: ReleaseAsset,
    private readonly followUseCase: FollowReferences,
  ) {}

  @HandleRpc(claimAsset)
  claim(request: z.output<typeof claimAsset.request>) {
    return this.claimUseCase.execute(request);
  }

  @HandleRpc(releaseAsset)
  release(request: z.output<typeof releaseAsset.request>) {
    return this.releaseUseCase.execute(request);
  }

  @HandleCommand(claimReferences)
  follow(references: z.output<typeof claimReferences.payload>, { manager }: MessageContext): Promise<void> {
    return manager.transaction((transaction) => this.followUseCase.execute(transaction, references));
  }

  @HandleEvent(formerAssetsReferenced)
  followFormer(
    references: z.output<typeof formerAssetsReferenced.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return this.followUseCase.execute(manager, references);
  }
}
